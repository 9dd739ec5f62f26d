import type { Page } from '@playwright/test';
import { addDays, formatWeekday, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true };
const live = { timeout: 15_000 };

const friday = addDays(today(), 21);
const dinner = `${formatWeekday(friday)} dinner`;

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('on a phone, a guest does with only the link everything that an account does on the trip', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const [miasEmail, grantsEmail] = [uniqueEmail('mia'), uniqueEmail('grant')];
  const [mia, grant] = await Promise.all([browserOf('Mia'), browserOf('Grant', phone)]);
  const { page } = grant;
  await mia.settleIn(miasEmail, 'Mia Bennett');
  await mia.addCar('Toyota', 'Prado', '4 Wheel Drive');
  await mia.page.goto('/create-trip-details?site_name=Bendeela%20Recreation%20Area');
  await mia.createTrip({
    name: 'Easter at Bendeela',
    from: friday,
    to: addDays(friday, 2),
    rides: ['Toyota Prado'],
    invitees: [grantsEmail],
  });
  const trip = new URL(mia.page.url()).pathname;
  const calls = `/api${trip.replace('trip', 'trips')}`;
  const headers = { origin: new URL(mia.page.url()).origin };
  const own = trip.split('/').at(-1);
  const other = { start_date: addDays(friday, 7), end_date: addDays(friday, 9) };
  await mia.page.request.post(`${calls}/vote`, { headers, data: { dates: [other], location_ids: [] } });
  const link = await linkMailedTo(grantsEmail, '/invite/');

  await test.step('before he answers he looks at the trip and votes', async () => {
    await page.goto(link);
    await grant.openTripAsGuest();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    for (const name of ['Notifications', /^Your profile/]) {
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
    await expect(card(page, 'Keep your crew for next time')).toContainText('You’re here by Mia’s link');
    await expect(page.getByText('Seen by people on this trip only')).toBeVisible();
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(360);
    await grant.openPart('Vote');
    await page.locator('.vote-option').last().getByText('If need be', { exact: true }).tap();
    await mia.page.goto(`${trip}/vote`);
    await expect(mia.page.locator('.vote-option').last()).toContainText('1', live);
    await expectAccessible(page);
    await page.goto(`${trip}/costs`);
    await expect(page.getByRole('heading', { name: 'Costs are for those who are going' })).toBeVisible();
  });

  await test.step('he answers for two, and the invitation leads to the trip', async () => {
    await page.getByRole('link', { name: 'Answer on the overview' }).tap();
    await expect(page).toHaveURL(trip);
    await page.getByRole('link', { name: 'Going', exact: true }).tap();
    await expect(page).toHaveURL(/\/invite\//);
    await grant.ready();
    await expect(page.getByRole('radio', { name: 'Going', exact: true })).toBeChecked();
    await page.getByLabel('Your name').fill('Grant Fisher');
    await page.getByRole('button', { name: 'More children' }).tap();
    await page.getByRole('button', { name: /^Send: / }).tap();
    await expect(page.getByRole('heading', { name: 'You’re going, Grant' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open the trip' }).tap();
    await expect(page).toHaveURL(trip);
  });

  await test.step('Cars: he and his child take seats in Mia’s car, and in nobody else’s', async () => {
    await mia.page.goto(`${trip}/cars`);
    await grant.openPart('Cars');
    await page.getByRole('button', { name: /^You and Child 1/ }).tap();
    await page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .tap();
    await expect(card(page, 'Mia’s Prado')).toContainText('2 free');
    await expect(page.getByRole('button', { name: 'Move Mia Bennett' })).toHaveCount(0);
    await expect(card(mia.page, 'Your Prado')).toContainText('Child 1', live);
    await expectAccessible(page);
  });

  await test.step('Meals: he cooks', async () => {
    await mia.page.goto(`${trip}/meals`);
    await grant.openPart('Meals');
    await page.getByRole('button', { name: `I’ll cook ${dinner}` }).tap();
    await expect(page.getByText(`You cook ${dinner}.`)).toBeVisible();
    await expect(mia.page.getByText('Cooked by Grant')).toBeVisible(live);
    await expectAccessible(page);
  });

  await test.step('Gear: he brings a stove', async () => {
    await mia.page.goto(`${trip}/gear`);
    await grant.openPart('Gear');
    await page.getByRole('button', { name: 'I’ll bring it: Stoves' }).tap();
    await expect(page.getByRole('button', { name: 'Undo: Stoves' })).toBeVisible();
    await expect(mia.page.locator('[data-line]').filter({ hasText: 'Stoves' })).toContainText('Grant', live);
  });

  await test.step('Costs: he adds what he paid, and marks what he owes as paid', async () => {
    await mia.page.request.post(`${calls}/expenses`, {
      headers,
      data: { what: 'Site fees', day: friday, cents: 10_000, paid_by: own },
    });
    await mia.page.goto(`${trip}/costs`);
    await grant.openPart('Costs');
    await page.getByRole('button', { name: 'Add an expense' }).tap();
    await page.getByLabel('What for').fill('Firewood');
    await page.getByLabel('Amount in dollars').fill('25');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap();
    // Mia's weight is 1; Grant's, with a child, is 1.5. So he owes $60 of the fees and $15 of the
    // firewood, and he has paid $25.
    await expect(card(page, 'You owe')).toContainText('$50.00');
    await expect(mia.page.getByText('Firewood').first()).toBeVisible(live);
    await page.getByRole('button', { name: /^I’ve paid/ }).tap();
    await expect(card(page, 'You’re square')).toBeVisible();
    await expect(card(mia.page, 'You’re square')).toBeVisible(live);
    expect(await widthOf(page)).toBe(360);
  });

  await test.step('Notices: he writes, and Mia’s open page shows it', async () => {
    await mia.page.goto(`${trip}/notices`);
    await grant.openPart('Notices');
    await page.getByRole('textbox', { name: 'Write to everyone' }).fill('See you at the gate');
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(page.getByText('See you at the gate')).toBeVisible();
    await expect(mia.page.getByText('See you at the gate')).toBeVisible(live);
  });

  await test.step('his child gets a name and keeps its seat', async () => {
    await page.goto(trip);
    await grant.ready();
    await page.getByRole('link', { name: 'Change', exact: true }).tap();
    await expect(page).toHaveURL(/\/invite\//);
    await grant.ready();
    await expect(page.getByText('How many of you?')).toBeInViewport();
    await page.getByLabel('Name of child 1').fill('Ivy');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('Grant and Ivy (child)')).toBeVisible();
    await grant.openTripAsGuest('Cars');
    await expect(card(page, 'Mia’s Prado')).toContainText('Ivy');
    await expect(card(page, 'Mia’s Prado')).toContainText('2 free');
  });

  await test.step('pages outside the trip ask him to log in', async () => {
    await page.goto('/your-crew');
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('somebody with an account opens the link and moves the answer into the account', async () => {
    await grant.settleIn(uniqueEmail('grant'), 'Grant Fisher');
    await page.goto(trip);
    await grant.ready();
    await page.getByRole('link', { name: 'Add to my trips' }).tap();
    await grant.ready();
    await page.getByRole('button', { name: 'Accept' }).tap();
    await expect(page).toHaveURL(trip);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  });
});
