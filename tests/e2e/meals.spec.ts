import { addDays, formatWeekday, today } from '../../lib/dates';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };
const [friday, saturday] = [addDays(today(), 21), addDays(today(), 22)];
const dinner = `${formatWeekday(friday)} dinner`;
const breakfast = `${formatWeekday(saturday)} breakfast`;

const meal = ({ page }: App, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
const shopping = ({ page }: App) => page.getByRole('region', { name: 'Shopping' });

test('a meal is taken on a phone and appears on another’s open page, and its list is ticked in the shop', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [miasEmail, samsEmail] = [uniqueEmail('mia'), uniqueEmail('sam')];
  const [mia, sam] = await Promise.all([browserOf('Mia'), browserOf('Sam', phone)]);
  await Promise.all([mia.settleIn(miasEmail, 'Mia Bennett'), sam.settleIn(samsEmail, 'Sam Kaur')]);

  await test.step('one of Sam’s children has an allergy', async () => {
    await sam.page.goto('/your-crew');
    await sam.ready();
    await sam.page.getByRole('button', { name: 'Add Camper', exact: true }).tap();
    await sam.page.getByLabel('Name').fill('Anaya');
    await sam.page.getByText('Child', { exact: true }).tap();
    await sam.page.getByLabel(/Diet and allergies/).fill('Peanut allergy');
    await sam.page.getByRole('button', { name: 'Save' }).tap();
    await expect(sam.page.getByText('Anaya is in your crew.')).toBeVisible();
  });

  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter at Bendeela',
    from: friday,
    to: addDays(today(), 23),
    rides: [],
    invitees: [samsEmail],
  });
  const tripUrl = mia.page.url();
  await mia.openPart('Meals');
  await expect(meal(mia, dinner)).toContainText('Nobody yet');

  await test.step('somebody who hasn’t answered yet reads the meals, and no diets', async () => {
    await sam.page.goto(`${tripUrl}/meals`);
    await sam.ready();
    await expect(sam.page.getByRole('heading', { name: 'Dinner' }).first()).toBeVisible();
    await expect(sam.page.getByRole('button', { name: 'I’ll cook' })).toHaveCount(0);
    await expect(sam.page.getByRole('region', { name: 'Allergies and diets' })).toHaveCount(0);
    await sam.page.goto(`${tripUrl}/attendance`);
    await sam.ready();
    await sam.page.getByLabel(/^Anaya/).check();
    await sam.page.getByRole('button', { name: /Save/ }).tap();
    await expect(sam.page).toHaveURL(/trip\/[^/]+$/);
  });

  await test.step('on a phone one tap takes a meal, and the organiser’s open page shows it with the allergy', async () => {
    await sam.openPart('Meals');
    await expectAccessible(sam.page);
    await sam.page.getByRole('button', { name: `I’ll cook ${dinner}` }).tap();
    await expect(sam.page.getByText(`You cook ${dinner}.`)).toBeVisible();
    await expect(meal(sam, dinner)).toBeFocused();
    await expect(mia.page.getByText('Cooked by Sam')).toBeVisible({ timeout: 15_000 });
    await expect(mia.page.getByRole('region', { name: 'Allergies and diets' })).toContainText(
      'Peanut allergy',
    );
  });

  await test.step('Sam says what the meal is and what to buy', async () => {
    await meal(sam, dinner).tap();
    const dialog = sam.page.getByRole('dialog', { name: dinner });
    await dialog.getByLabel(/What’s cooking/).fill('Dal and rice');
    await dialog.getByLabel('Add to the list').fill('Lentils, 2 kg');
    await dialog.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(dialog.getByText('Lentils, 2 kg')).toBeVisible();
    await dialog.getByLabel('Add to the list').fill('Rice');
    await expectAccessible(sam.page);
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(dialog).toBeHidden();
    await expect(meal(sam, dinner)).toContainText('Dal and rice');
    await expect(meal(sam, dinner)).toBeFocused();
  });

  await test.step('two people cook one meal, and each sees the other', async () => {
    await mia.page.getByRole('button', { name: `I’ll cook ${breakfast}` }).click();
    await expect(sam.page.getByText('Cooked by Mia', { exact: true })).toBeVisible({ timeout: 15_000 });
    await meal(sam, breakfast).tap();
    const dialog = sam.page.getByRole('dialog', { name: breakfast });
    await dialog.getByRole('button', { name: 'I’ll cook too' }).tap();
    await expect(sam.page.getByText(`You cook ${breakfast} with Mia Bennett.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(mia.page.getByText('Cooked by Mia, Sam')).toBeVisible({ timeout: 15_000 });
  });

  await test.step('the list is ticked, and a tick without a connection is reverted with a message', async () => {
    await expect(shopping(sam)).toContainText('0 of 2');
    const lentils = shopping(sam).getByLabel('Lentils, 2 kg');
    const size = await shopping(sam).locator('label').first().boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(44);
    await lentils.check();
    await expect(shopping(sam)).toContainText('1 of 2');
    await expect(shopping(mia)).toContainText('1 of 2', { timeout: 15_000 });
    await sam.page.context().setOffline(true);
    await shopping(sam).getByLabel('Rice').click();
    await expect(
      sam.page.getByText('This needs reception. Please try again when you have reception.'),
    ).toBeVisible();
    await expect(shopping(sam).getByLabel('Rice')).not.toBeChecked();
    await sam.page.context().setOffline(false);
    await expectAccessible(mia.page);
  });

  await test.step('Sam buys the rice, and Mia sees it', async () => {
    await shopping(sam)
      .getByRole('button', { name: /^We’ll buy it.*Rice/ })
      .tap();
    await expect(shopping(sam).getByRole('heading', { name: 'We buy' })).toBeVisible();
    await expect(shopping(mia).getByRole('heading', { name: 'Sam buys' })).toBeVisible({ timeout: 15_000 });
    await expectAccessible(sam.page);
  });

  await test.step('on paper there is only the list', async () => {
    await mia.page.emulateMedia({ media: 'print' });
    await expect(shopping(mia)).toBeVisible();
    await expect(mia.page.getByRole('heading', { level: 1, name: /Easter at Bendeela/ })).toBeVisible();
    for (const hidden of ['Allergies and diets', 'Peanut allergy', 'Nobody yet', 'Print the list'])
      await expect(mia.page.getByText(hidden).first()).toBeHidden();
  });
});
