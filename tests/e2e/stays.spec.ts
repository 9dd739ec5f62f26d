import { addDays, formatDay, formatWeekday, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };
const from = addDays(today(), 21);
const saturday = addDays(from, 1);
const mealOn = (day: string, meal: string) => `[data-cell="${day} ${meal}"]`;

test('somebody who arrives at night has breakfast first, and new dates show before saving whose stay they change', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [miasEmail, tomsEmail] = [uniqueEmail('mia'), uniqueEmail('tom')];
  const [mia, tom] = await Promise.all([browserOf('Mia'), browserOf('Tom', phone)]);
  await Promise.all([mia.settleIn(miasEmail, 'Mia Bennett'), tom.settleIn(tomsEmail, 'Tom Walker')]);
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter at Bendeela',
    from,
    to: addDays(from, 3),
    rides: [],
    invitees: [tomsEmail],
  });
  const trip = mia.page.url();

  await test.step('Tom says on his phone that he arrives a day later, at night', async () => {
    const { page } = tom;
    await page.goto(`${trip}/attendance`);
    await tom.ready();
    await page
      .getByText(`We arrive on ${formatDay(from)} in the afternoon and leave on`, { exact: false })
      .tap();
    await page.getByLabel('Arriving').selectOption(saturday);
    await page.getByLabel('Time you arrive').selectOption('At night');
    await expect(page.getByText(`We arrive on ${formatDay(saturday)} at night`)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(trip);
  });

  await test.step('the meals count him from breakfast on', async () => {
    await mia.openPart('Meals');
    await expect(mia.page.locator(mealOn(saturday, 'dinner'))).toContainText('1 portion');
    await expect(mia.page.locator(mealOn(addDays(from, 2), 'breakfast'))).toContainText('2 portions');
  });

  await test.step('costs for the people who are there are shared by them', async () => {
    await mia.page.goto(`${trip}/costs`);
    await mia.ready();
    await mia.page.getByRole('button', { name: 'Add an expense' }).first().click();
    const dialog = mia.page.getByRole('dialog');
    await dialog.getByLabel('What for').fill('Firewood');
    await dialog.getByLabel('Amount in dollars').fill('20');
    await dialog.getByLabel('Day').fill(from);
    await dialog.getByText('Who’s there').click();
    await expect(dialog.getByText('One share')).toBeVisible();
    await dialog.getByLabel('Day').fill(saturday);
    await expect(dialog.getByText('2 shares, by people')).toBeVisible();
    await expectAccessible(mia.page);
  });

  await test.step('dates a week later change his stay too, which the form says before saving', async () => {
    const week = (day: string) => addDays(day, 7);
    await mia.page.goto(trip);
    await mia.ready();
    await mia.openMenu();
    await mia.page.getByRole('button', { name: 'Edit dates' }).click();
    await mia.page.getByLabel('Start date').fill(week(from));
    await mia.page.getByLabel('End date').fill(week(addDays(from, 3)));
    await mia.page.getByRole('button', { name: 'Save' }).click();
    await expect(mia.page.getByRole('alertdialog')).toContainText(
      `Tom Walker would come on ${formatDay(week(saturday))} and leave on ${formatDay(week(addDays(from, 3)))}.`,
    );
    await expectAccessible(mia.page);
    await mia.page.getByRole('button', { name: 'Change the dates' }).click();
    await expect(
      mia.page.getByText(`Tom Walker arrives on ${formatWeekday(week(saturday))} at night.`),
    ).toBeVisible();
  });
});
