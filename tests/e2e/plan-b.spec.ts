import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true } as const;

test('a trip has a plan B, goes there, tells everybody once, and goes back', async ({ browserOf }) => {
  test.setTimeout(180_000);
  const [mia, tom] = [await browserOf('Mia', phone), await browserOf('Tom')];
  const toms = uniqueEmail('tom');
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await tom.settleIn(toms, 'Tom Walker');
  await mia.page.goto('/create-trip-details?site_name=Peppercorn%20Flat');
  await mia.createTrip({
    name: 'Australia Day',
    from: addDays(today(), 20),
    to: addDays(today(), 23),
    rides: [],
    invitees: [toms],
  });
  const trip = new URL(mia.page.url()).pathname;
  await tom.answerGoing(trip);

  await test.step('Mia names the second spot, and until when she decides', async () => {
    await mia.page.goto(trip);
    await mia.ready();
    await mia.openMenu();
    await mia.page.getByRole('link', { name: 'Have a plan B' }).tap();
    await expect(mia.page.getByText('No plan B yet')).toBeVisible();
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Have a plan B' }).tap();
    await mia.page.getByLabel('Campsite').fill('Careys Bend');
    await mia.page.getByLabel(/What makes you go there/).fill('Doctors Flat Road closed');
    await mia.page.getByLabel(/Decide by/).fill(addDays(today(), 2));
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Save' }).tap();
    await expect(mia.page.getByRole('region', { name: 'Careys Bend' })).toContainText(
      'Doctors Flat Road closed',
    );
    await expectAccessible(mia.page);
    expect(await mia.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('Tom reads it below the campsite, and can’t swap', async () => {
    await tom.page.goto(trip);
    await tom.page.getByRole('link', { name: /If it’s closed: Careys Bend.*Mia decides by/ }).click();
    await expect(tom.page.getByRole('region', { name: 'Careys Bend' })).toBeVisible();
    await expect(tom.page.getByRole('button', { name: /Swap/ })).toBeHidden();
  });

  await test.step('she swaps: she is asked first, and Tom is told', async () => {
    await mia.page.getByRole('button', { name: 'Swap to Careys Bend' }).tap();
    const dialog = mia.page.getByRole('alertdialog', { name: 'Go to Careys Bend instead?' });
    await expectAccessible(mia.page);
    await dialog.getByRole('button', { name: 'Go to Careys Bend' }).tap();
    await expect(mia.page.getByText('You’re going to Careys Bend.')).toBeVisible();
    await expect(mia.page.getByRole('region', { name: 'Peppercorn Flat' })).toBeVisible();
    await expectAccessible(mia.page);
    await tom.page.goto('/notifications');
    await expect(tom.page.getByText(/Mia moved .* to Careys Bend/)).toHaveCount(1);
  });

  await test.step('the road opens: she takes it back, and Tom is told that alone', async () => {
    await mia.page.getByRole('button', { name: 'Undo' }).tap();
    await expect(mia.page.getByRole('region', { name: 'Careys Bend' })).toContainText(
      'Doctors Flat Road closed',
    );
    await expect(mia.page.getByText('You’re going to Careys Bend.')).toBeHidden();
    await tom.page.reload();
    await expect(tom.page.getByText(/Mia moved .* to Peppercorn Flat/)).toHaveCount(1);
    await expect(tom.page.getByText(/to Careys Bend/)).toHaveCount(0);
  });
});
