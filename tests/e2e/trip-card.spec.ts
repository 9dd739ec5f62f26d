import { randomInt } from 'node:crypto';
import { type Page, request } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const friday = addDays(today(), 30);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

/** Returns how many sheets of paper a page takes when it is printed. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Joins a trip by its share link, without an account. */
async function comeAlong(page: Page, link: string, party: object): Promise<void> {
  const { origin, pathname } = new URL(link);
  const from = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
  const calls = await request.newContext({ extraHTTPHeaders: { origin, 'x-forwarded-for': from } });
  const response = await calls.patch(new URL(`/api${pathname}`, page.url()).href, {
    data: { attending: true, ...party },
  });
  expect(response.status()).toBe(200);
  await calls.dispose();
}

const adult = (name: string) => ({ name, age: 'adult' });
const child = (name: string) => ({ name, age: 'child' });
const car = (make: string, model: string) => ({
  type: 'car',
  make,
  model,
  colour: 'White',
  drivetrain: '4 Wheel Drive',
  seats: 5,
  can_tow: true,
});
const households = [
  { name: 'Kaur family', crew: [adult('Sam'), adult('Jas'), child('Anaya')], vehicles: [] },
  {
    name: 'Pat Murphy',
    crew: [adult('Pat'), adult('Shell'), child('Finn'), { name: 'Rusty', pet_type: 'Dog' }],
    vehicles: [car('Ford', 'Ranger'), { type: 'trailer', trailer_type: 'Camper Trailer' }],
    leave_on: addDays(friday, 2),
  },
  {
    name: 'Nick Wolfeschlegelsteinhausenbergerdorff ⛺',
    crew: [adult('Nick'), adult('Eleni'), { name: 'Theo', age: 'toddler' }],
    vehicles: [car('Subaru', 'Outback')],
    arrive_on: addDays(friday, 1),
  },
  { name: 'Linh Tran', crew: [adult('Linh'), adult('Minh')], vehicles: [] },
  { name: 'Grace Hall', crew: [adult('Grace'), child('Ivy')], vehicles: [car('Isuzu', 'D-Max')] },
];

test('a trip is printed as a card: one sheet for one household, two for six households', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const mia = await browserOf('Mia');
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/');
  const headers = { origin: new URL(page.url()).origin };
  const { locations } = await (
    await page.request.post('/api/locations/public', { headers, data: { postcode: '2577', radius: 50 } })
  ).json();
  const data = {
    tripName: 'Easter at the river',
    location_id: locations[0].id,
    invitees: [],
    start_date: friday,
    end_date: addDays(friday, 3),
    owner_crew_member_ids: [],
    owner_ride_ids: [],
  };
  const { trip } = await (await page.request.post('/api/trips', { headers, data })).json();
  const path = `/trip/${trip.id}`;

  await test.step('Print on the overview opens the card, which has a print button', async () => {
    await page.goto(path);
    await mia.ready();
    await mia.openMenu();
    await page.getByRole('link', { name: 'Print the trip' }).click();
    await expect(page).toHaveTitle(/^Trip card · Easter at the river/);
    await expect(page.getByRole('img', { name: `Map of ${locations[0].name}` })).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await mia.ready();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.goto(`${path}/print`);
    expect(await sheetsOf(page)).toBe(1);
  });

  await test.step('five more households join', async () => {
    const { link } = await (
      await page.request.post(`/api/trips/${trip.id}/link`, { headers, data: {} })
    ).json();
    for (const household of households) await comeAlong(page, link.url, household);
    const calls = `/api/trips/${trip.id}`;
    const dinner = { title: 'Tacos', cook: true };
    await page.request.put(`${calls}/meals/${friday}/dinner`, { headers, data: dinner });
    await page.request.patch(`${calls}/notes`, {
      headers,
      data: { meeting_point: 'Second toilet block', meeting_time: '14:00', uhf_channel: 18 },
    });
    await page.request.post(`${calls}/seats/suggestion`, { headers, data: { apply: true } });
    const costs = { what: 'Site fees', day: friday, cents: 18_000, paid_by: trip.id };
    await page.request.post(`${calls}/expenses`, { headers, data: costs });
  });

  await test.step('Mia chooses who leads the convoy and who comes last', async () => {
    await page.goto(`${path}/cars`);
    await mia.ready();
    const convoy = page.getByRole('region', { name: 'Convoy' });
    for (const words of ['Meet at 2 pm', 'Second toilet block', 'UHF 18'])
      await expect(convoy).toContainText(words);
    await convoy.getByRole('button', { name: /^Choose/ }).click();
    await page.getByLabel('Leads').selectOption('Nick’s Outback');
    await page.getByLabel('Comes last').selectOption('Grace’s D-Max');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(convoy).toContainText('Nick’s Outback leads, Grace’s D-Max comes last');
    await expectAccessible(page);
  });

  await test.step('on paper there is what people need on the way, black on white, and no buttons', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(`${path}/print`);
    for (const words of [
      'Anaya (child)',
      'Rusty (dog)',
      'Theo (toddler)',
      /Ranger \(\d of 5 seats taken\)/,
      'with ',
      '2 pm, Second toilet block',
      'Nick’s Outback leads, Grace’s D-Max comes last',
      'Channel 18',
      'Tacos, Mia',
      'Still short',
      'Not for navigation',
    ])
      await expect(page.getByText(words).first()).toBeVisible();
    for (const pressed of ['banner', 'navigation', 'button', 'link'] as const)
      await expect(page.getByRole(pressed)).toHaveCount(0);
    for (const secret of ['@', 'Site fees']) await expect(page.getByText(secret)).toHaveCount(0);
    const colours = await page.locator('.trip-sheet').evaluate((sheet) => {
      const { color, backgroundColor } = getComputedStyle(sheet);
      return [color, backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  });

  await test.step('a phone shows the same sheet, also in dark mode', async () => {
    const atNight = await browserOf('Mia at night', { ...phone, colorScheme: 'dark' });
    await atNight.page.context().addCookies(await page.context().cookies());
    await atNight.page.goto(`${path}/print`);
    await expect(atNight.page.getByText('Anaya (child)')).toBeVisible();
    await expect(atNight.page.locator('.trip-sheet')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectAccessible(atNight.page);
    expect(await atNight.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await atNight.ready();
    await atNight.page.getByRole('link', { name: 'Back to the trip' }).tap();
    await expect(atNight.page).toHaveTitle(/^Easter at the river/);
  });
});
