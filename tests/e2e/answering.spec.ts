import type { Page } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

const post = <T>(page: Page, path: string, data: object) =>
  page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const response = await fetch(to, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [path, JSON.stringify(data)] as const,
  ) as Promise<T>;

/** Plans a trip to a site that only a 4WD reaches and where no pet may stay. */
async function planWhereFewGet(page: Page, invitees: string[]): Promise<string> {
  const hill = { name: 'Steep hill', latitude: -27.4, longitude: 152.9, drivetrain: '4 Wheel Drive' };
  const { location } = await post<{ location: { id: string } }>(page, '/api/locations', {
    ...hill,
    pet_friendly: false,
  });
  const { trip } = await post<{ trip: { id: string } }>(page, '/api/trips', {
    tripName: 'Up the hill',
    location_id: location.id,
    start_date: addDays(today(), 30),
    end_date: addDays(today(), 32),
    invitees,
    owner_crew_member_ids: [],
    owner_ride_ids: [],
  });
  return `/trip/${trip.id}`;
}

const advice = (page: Page) => page.getByRole('region', { name: 'Will this campsite suit you?' });

test('people with a 2WD and a dog are warned about a 4WD-only site without pets before they set out', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [tomsEmail, priyasEmail] = [uniqueEmail('tom'), uniqueEmail('priya')];
  const [mia, tom, priya] = [
    await browserOf('Mia'),
    await browserOf('Tom', phone),
    await browserOf('Priya', phone),
  ];
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await mia.page.goto('/profile');
  await tom.settleIn(tomsEmail, 'Tom Walker');
  const trip = await planWhereFewGet(mia.page, [tomsEmail, priyasEmail]);

  await test.step('Tom adds a person, a pet and a car while he answers, and the ticked boxes stay', async () => {
    const { page } = tom;
    const dialog = page.getByRole('dialog');
    const tick = (name: RegExp) => page.getByRole('checkbox', { name });
    const save = async () => {
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    };
    await page.goto('/profile');
    await post(page, '/crew', { type: 'camper', name: 'Kim', age: 'child' });
    await page.goto(trip);
    await tom.ready();
    await page.getByRole('link', { name: 'Going', exact: true }).click();
    await expect(page).toHaveURL(/attendance/);
    await tom.ready();
    await tick(/Kim/).uncheck();
    await page.getByRole('button', { name: 'Add Camper' }).click();
    await expectAccessible(page);
    await dialog.getByLabel('Name').fill('Alex');
    await save();
    await expect(tick(/Alex/)).toBeChecked();
    await expect(page.getByRole('button', { name: 'Add Camper' })).toBeFocused();
    await page.getByRole('button', { name: 'Add Pet' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Name and type are required')).toBeVisible();
    await dialog.getByLabel('Name').fill('Rex');
    await dialog.getByLabel('Type').selectOption('Dog');
    await save();
    await page.getByRole('button', { name: 'Add Car', exact: true }).click();
    await dialog.getByLabel('Make').fill('Toyota');
    await dialog.getByLabel('Model').fill('Corolla');
    await dialog.getByLabel('Colour').fill('Red');
    await dialog.getByLabel('Drivetrain').selectOption('2 Wheel Drive');
    await save();
    for (const name of [/Tom Walker/, /Alex/, /Rex/, /Toyota Corolla/])
      await expect(tick(name)).toBeChecked();
    await expect(tick(/Kim/)).not.toBeChecked();
  });

  await test.step('he is warned there, and goes without the dog', async () => {
    const { page } = tom;
    const rex = page.getByRole('checkbox', { name: /Rex/ });
    await expect(advice(page).getByText('Your car: this site is 4WD only')).toBeVisible();
    await expect(advice(page).getByText('Rex isn’t allowed')).toBeVisible();
    await expectAccessible(page);
    await rex.uncheck();
    await expect(page.getByText('Rex isn’t allowed')).toBeHidden();
    await expect(advice(page).getByText('Your car: this site is 4WD only')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(trip);
    await page.goto(`${trip}/attendance`);
    await expect(page.getByRole('checkbox', { name: /Alex/ })).toBeChecked();
    await expect(rex).not.toBeChecked();
  });

  await test.step('Priya, without an account, is warned while she fills in her answer, and sends it', async () => {
    const { page } = priya;
    await page.goto(await linkMailedTo(priyasEmail, '/invite/'));
    await priya.ready();
    await page.getByText('Going', { exact: true }).click();
    await page.getByLabel('Your name').fill('Priya Nair');
    await page.getByText('What do you drive or tow?').click();
    await page.getByRole('button', { name: 'More pets' }).click();
    await page.getByLabel('Name of pet 1').fill('Bo');
    await page.getByRole('button', { name: 'Car', exact: true }).click();
    await page.getByLabel('Make or a name').fill('Dad’s van');
    await page.getByLabel('Drivetrain').selectOption('2 Wheel Drive');
    await expect(advice(page).getByText('Your car: this site is 4WD only')).toBeVisible();
    await expect(advice(page).getByText('Bo isn’t allowed')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Send: / }).click();
    await expect(page.getByRole('heading', { name: 'You’re going, Priya' })).toBeVisible();
    await expect(page.getByText('Priya and Bo (dog) · Dad’s van')).toBeVisible();
  });

  await test.step('once they have answered, each overview has the warnings that its reader can act on', async () => {
    await mia.page.goto(`${trip}?next=1`);
    await expect(mia.page.getByText(/Bo isn’t allowed/).first()).toBeVisible();
    await expectAccessible(mia.page);
    // Tom sees his own problem. What others have to solve is the organiser's.
    await tom.page.goto(trip);
    await expect(tom.page.getByText(/Tom’s Corolla can’t reach the site/).first()).toBeVisible();
    await expect(tom.page.getByText(/Bo isn’t allowed/)).toHaveCount(0);
    await expectAccessible(tom.page);
  });
});
