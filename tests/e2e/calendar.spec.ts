import { readFile } from 'node:fs/promises';
import { addDays, today } from '../../lib/dates';
import { readCalendar } from '../calendar-file';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

test('a trip goes into a calendar, once as a file and continuously through the private feed', async ({
  browserOf,
}) => {
  test.setTimeout(120_000);
  const mia = await browserOf('Mia');
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/create-trip-details?site_name=Bendeela');
  await mia.createTrip({
    name: 'Easter, <b>⛺</b>',
    from: addDays(today(), 14),
    to: addDays(today(), 16),
    rides: [],
    invitees: [],
  });
  await expect(page).toHaveURL(/\/trip\//);

  await test.step('the trip’s page offers it as a file', async () => {
    await mia.openMenu();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('campmates-easter-b-b.ics');
    const { events } = readCalendar(await readFile(await file.path(), 'utf8'));
    expect(events).toEqual([expect.objectContaining({ SUMMARY: 'Easter, <b>⛺</b>', URL: page.url() })]);
  });

  await test.step('the account has a feed, whose address works without a session until it is turned off', async () => {
    await page.goto('/profile/account');
    await mia.ready();
    await page.getByRole('heading', { name: 'Calendar feed' }).click();
    await page.getByRole('button', { name: 'Get a calendar link' }).click();
    const address = page.getByLabel('Your calendar link');
    await expect(address).toBeFocused();
    await expectAccessible(page);
    const url = await address.inputValue();
    await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', /^webcal:/);
    const calendarApp = await (await browserOf('calendar app')).page.request.get(url);
    expect(calendarApp.headers()['referrer-policy']).toBe('no-referrer');
    expect(readCalendar(await calendarApp.text()).events).toHaveLength(1);

    await page.getByRole('button', { name: 'Turn off' }).click();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('button', { name: 'Get a calendar link' })).toBeVisible();
    expect((await page.request.get(url)).status()).toBe(404);
  });
});
