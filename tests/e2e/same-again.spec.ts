import type { Page } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };
const inDays = (days: number) => addDays(today(), days);

/** Changes something on a trip through the API, for steps that the story is not about. */
async function say(page: Page, method: 'patch' | 'post' | 'put', path: string, data: object) {
  const response = await page.request[method](path, {
    headers: { origin: new URL(page.url()).origin },
    data,
  });
  expect(response.ok()).toBe(true);
}

test('a past trip is planned again, with its people to invite, its needs and its meals', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const tomsEmail = uniqueEmail('tom');
  const mia = await browserOf('Mia', phone);
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter at Bendeela',
    from: inDays(5),
    to: inDays(7),
    rides: [],
    invitees: [tomsEmail],
  });
  const first = page.url();
  const calls = `/api${new URL(first).pathname.replace('trip', 'trips')}`;
  await linkMailedTo(tomsEmail, '/invite/');

  await test.step('the first trip has needs and meals, and then it is over', async () => {
    await say(page, 'post', `${calls}/gear`, { name: 'Crab pots', needed: 3 });
    await say(page, 'put', `${calls}/meals/${inDays(6)}/dinner`, { title: 'Tacos' });
    await say(page, 'patch', calls, { start_date: inDays(-9), end_date: inDays(-7) });
  });

  await test.step('it is planned again in a few taps', async () => {
    await page.goto(first);
    await mia.ready();
    await page.getByRole('button', { name: 'Same again next year' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Same again next year' });
    await expect(dialog.getByLabel('Trip name')).toHaveValue('Easter at Bendeela');
    await expect(dialog.getByRole('radio', { name: 'Bendeela Recreation Area' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByLabel('Start date').fill(inDays(60));
    await expect(dialog.getByLabel('End date')).toHaveValue(inDays(62));
    await dialog.getByRole('button', { name: 'Plan the trip' }).tap();
  });

  await test.step('its people are in the list, and are mailed when Mia sends the invitations', async () => {
    const dialog = page.getByRole('dialog', { name: 'Invite people' });
    await expect(dialog.getByRole('list', { name: 'Invited people' })).toContainText(tomsEmail);
    expect(page.url()).not.toBe(first);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send 1 invitation' }).tap();
    await expect(page.getByText('1 invitation sent.')).toBeVisible();
    await page.reload();
    await mia.ready();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await mia.openPart('People');
    await expect(page.getByText(tomsEmail)).toBeVisible();
  });

  await test.step('the needs and the meals were copied', async () => {
    await mia.openPart('Gear');
    await expect(page.getByRole('heading', { name: 'Crab pots' })).toBeVisible();
    await mia.openPart('Meals');
    await expect(page.getByText('Tacos')).toBeVisible();
  });
});
