import { addDays, formatDay, formatWeekday, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { waitUntilKept } from './kept';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, serviceWorkers: 'allow' } as const;
const [first, last] = [addDays(today(), 3), addDays(today(), 7)];

test('duties are shared over four evenings; a plan is joined in two taps and without reception', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [mia, tom] = [await browserOf('Mia'), await browserOf('Tom', phone)];
  const email = uniqueEmail('tom');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await tom.settleIn(email, 'Tom Walker');
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'A week at Bendeela',
    from: first,
    to: last,
    rides: [],
    invitees: [email],
  });
  const trip = new URL(mia.page.url()).pathname;
  await tom.answerGoing(trip);
  const saturday = mia.page.getByRole('region', { name: formatDay(first) });

  await test.step('Mia plans a swim and shares out the duties', async () => {
    await mia.openPart('Day by day');
    await expect(saturday).toContainText('Everybody arrives');
    await expect(saturday).toContainText('2 people overnight');
    await saturday.getByRole('button', { name: /^Add a plan/ }).click();
    await mia.page.getByLabel('What will you do?').fill('Swim at the bend');
    await mia.page.getByLabel(/^At/).fill('16:00');
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Save' }).click();
    await expect(saturday.getByRole('heading', { name: 'Swim at the bend' })).toBeVisible();
    await mia.page.getByRole('button', { name: 'Share out the duties' }).click();
    const dialog = mia.page.getByRole('dialog');
    await expect(dialog.getByText('6 turns')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Use this' }).click();
    await expect(mia.page.getByText('The duties are shared out.')).toBeVisible();
    await expect(mia.page.getByRole('button', { name: /nobody yet/ })).toHaveCount(0);
    await expectAccessible(mia.page);
  });

  await test.step('Tom joins the swim in two taps', async () => {
    await tom.page.goto(trip);
    await tom.ready();
    await tom.page
      .getByRole('navigation', { name: 'Parts of the trip' })
      .getByRole('link', { name: 'Days' })
      .tap();
    await tom.page.getByRole('button', { name: /^Join/ }).tap();
    await expect(tom.page.getByRole('button', { name: /^You’re in/ })).toBeVisible();
    await expect(tom.page.getByText('2 in', { exact: false })).toBeVisible();
    await expect(tom.page.getByText(/^Your turns:/)).toBeVisible();
    await expectAccessible(tom.page);
    await expect(saturday.getByText('2 in', { exact: false })).toBeVisible({ timeout: 15_000 });
  });

  await test.step('without reception Tom gives a turn back, which is sent later', async () => {
    await tom.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await tom.page.goto(`${trip}/days`);
    await tom.ready();
    await waitUntilKept(tom.page, [`${trip}/days`]);
    await tom.page.context().setOffline(true);
    const turns = tom.page.getByRole('region', { name: formatDay(first) });
    await turns
      .getByRole('button', { name: new RegExp(`you on ${formatWeekday(first)}`) })
      .first()
      .tap();
    await tom.page.getByRole('dialog').getByRole('button', { name: 'Nobody yet' }).tap();
    await expect(turns.getByRole('button', { name: /nobody yet/ })).toBeVisible();
    await expect(tom.page.getByText('Waiting to be sent', { exact: false }).first()).toBeVisible();
    await tom.page.context().setOffline(false);
    await expect(saturday.getByRole('button', { name: /nobody yet/ })).toBeVisible({ timeout: 30_000 });
  });
});
