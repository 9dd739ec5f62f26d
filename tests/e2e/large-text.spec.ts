import type { Page } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import type { App } from './app';
import { expect, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';
import { ready } from './ready';
import { enlargeOnPage, setTextSize, unreadable } from './reflow';

const sizes = [
  { name: 'a phone with text at 200 %', viewport: { width: 360, height: 740 }, text: 200 },
  { name: 'a window zoomed in to 400 %', viewport: { width: 320, height: 256 }, text: 100 },
];

const longName = 'Wilhelmina Featherstonehaugh-Cholmondeley';

/** Gives Mia things of every kind with long names. Returns her trip and the address that she invited. */
async function fillHousehold(mia: App): Promise<{ trip: string; invited: string }> {
  const { page } = mia;
  const invited = uniqueEmail('somebody.with.a.rather.long.address');
  await mia.settleIn(uniqueEmail('mia'), longName);
  await page.goto('/profile');
  const trip = await page.evaluate(
    async ({ name, guest, start, end }) => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return response.json();
      };
      await post('/crew', { type: 'camper', name, email: guest, age: 'toddler' });
      await post('/crew', {
        type: 'pet',
        name: 'Sir Barksalot of Kedron',
        pet_type: 'Velociraptor',
        breed: name,
      });
      const car = { type: 'car', make: 'Mercedes-Benz', model: 'Sprinter Transfer', colour: 'Champagne' };
      await post('/rides', { ...car, registration: '123 ABC', drivetrain: 'All Wheel Drive', seats: 12 });
      await post('/rides', { type: 'trailer', trailer_type: 'Camper Trailer', description: name });
      await post('/api/gear', {
        selectedGear: [
          { name: 'Twelve-person family tent', shared: true },
          { name: 'Camp oven', shared: false },
        ],
      });
      await post('/api/groups', { name: 'Friday afternoon kindergarten parents', emails: [guest] });
      const site = { location_name: 'Bendeela Recreation Area', location_id: null, location_url: null };
      const made = await post('/api/trips', {
        ...site,
        tripName: 'Hartzhorn family’s Christmas getaway',
        start_date: start,
        end_date: end,
        invitees: [guest],
        owner_crew_member_ids: [],
        owner_ride_ids: [],
      });
      return made.trip.id as string;
    },
    { name: longName, guest: invited, start: addDays(today(), 21), end: addDays(today(), 40) },
  );
  return { trip, invited };
}

async function unreadableAt(page: Page, path: string, opener?: string): Promise<string[]> {
  await page.goto(path);
  await ready(page);
  if (opener) await page.getByText(opener, { exact: true }).click();
  return (await unreadable(page)).map((what) => `${path}: ${what}`);
}

const signedOut = ['/login', '/login?mode=signup', '/forgot-password', '/reset-password?token=x', '/contact'];

const signedIn = (trip: string) => [
  '/',
  '/profile',
  '/profile/account',
  '/complete-profile',
  '/your-gear',
  '/your-groups',
  '/your-campsites',
  '/createtrip',
  `/trip/${trip}`,
  `/trip/${trip}/people`,
  `/trip/${trip}/cars`,
  `/trip/${trip}/attendance`,
  `/trip/${trip}/print`,
  '/add-location',
];

for (const { name, viewport, text } of sizes) {
  test(`every page can be read on ${name}: no text cut off, no sideways scrolling, no broken words`, async ({
    browserOf,
  }) => {
    test.setTimeout(180_000);
    const [mia, guest] = [await browserOf('Mia', { viewport }), await browserOf('a guest', { viewport })];
    const { trip, invited } = await fillHousehold(mia);
    const invitation = await linkMailedTo(invited, '/invite/');
    for (const { page } of [mia, guest]) await setTextSize(page, text);
    const wrong: string[] = [];
    for (const path of signedIn(trip)) wrong.push(...(await unreadableAt(mia.page, path)));
    const newTrip = '/create-trip-details?site_name=Bendeela%20Recreation%20Area';
    wrong.push(...(await unreadableAt(mia.page, newTrip, 'Change who and what comes')));
    wrong.push(...(await unreadableAt(mia.page, '/your-crew', 'Add Camper')));
    wrong.push(...(await unreadableAt(mia.page, '/your-rides', 'Add Car')));
    for (const path of signedOut) wrong.push(...(await unreadableAt(guest.page, path)));
    wrong.push(...(await unreadableAt(guest.page, invitation)));
    await guest.page.getByText('Going', { exact: true }).click();
    await guest.page.getByText('What do you drive or tow?').click();
    for (const more of ['More children', 'More pets']) {
      await guest.page.getByRole('button', { name: more }).click();
    }
    await guest.page.getByRole('button', { name: 'Car', exact: true }).click();
    wrong.push(...(await unreadable(guest.page)));
    await guest.page.getByLabel('Your name').fill('Priya');
    await guest.page.getByLabel('Make or a name').fill('Prado');
    await guest.page.getByRole('button', { name: /^Send: / }).click();
    await guest.page.getByRole('link', { name: 'Open the trip' }).click();
    await expect(guest.page).toHaveURL(new RegExp(`/trip/${trip}$`));
    for (const part of ['', '/people', '/cars']) {
      wrong.push(...(await unreadableAt(guest.page, `/trip/${trip}${part}`)));
    }
    expect(wrong).toEqual([]);
  });
}

/**
 * Gives the trip of fillHousehold expenses of thousands of dollars, a vote on dates, and
 * notifications about both.
 */
async function fillTrip({ page }: App, guest: App, trip: string, invitation: string): Promise<void> {
  const token = new URL(invitation).pathname.split('/').at(-1);
  await guest.page.goto(invitation);
  const send = async ({ method, path, body }: { method: string; path: string; body: object }) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const name = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff';
  const party = { crew: [{ name, age: 'adult' }], vehicles: [] };
  const for_dates = { start_date: addDays(today(), 21), end_date: addDays(today(), 40) };
  await guest.page.evaluate(send, {
    method: 'PATCH',
    path: `/api/invites/${token}`,
    body: { attending: true, name, for_dates, ...party },
  });
  const expense = { what: 'Site fees', day: addDays(today(), 21), cents: 1_234_567, paid_by: trip };
  await page.evaluate(send, { method: 'POST', path: `/api/trips/${trip}/expenses`, body: expense });
  const dates = [{ start_date: addDays(today(), 28), end_date: addDays(today(), 30) }];
  await page.evaluate(send, {
    method: 'POST',
    path: `/api/trips/${trip}/vote`,
    body: { dates, location_ids: [] },
  });
}

test('amounts and names stay whole in tables on a laptop, and when only the page’s text is enlarged', async ({
  browserOf,
}) => {
  test.setTimeout(180_000);
  const [mia, guest] = [
    await browserOf('Mia', { viewport: { width: 1024, height: 800 } }),
    await browserOf('a guest'),
  ];
  const { trip, invited } = await fillHousehold(mia);
  await fillTrip(mia, guest, trip, await linkMailedTo(invited, '/invite/'));
  const { page } = mia;
  const wrong: string[] = [];
  for (const part of ['costs', 'vote', 'cars'])
    wrong.push(...(await unreadableAt(page, `/trip/${trip}/${part}`)));

  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeOnPage(page, 200);
  for (const path of ['/your-gear', '/createtrip?postcode=2577', '/notifications', `/trip/${trip}/vote`]) {
    wrong.push(...(await unreadableAt(page, path)));
  }
  expect(wrong).toEqual([]);

  await page.goto('/your-gear');
  const flag = await page
    .getByRole('button', { name: 'Stop sharing Twelve-person family tent' })
    .boundingBox();
  expect(flag?.height).toBeGreaterThanOrEqual(24);
  await page.goto('/createtrip?postcode=2577');
  const radius = await page.getByLabel('Within').boundingBox();
  const list = await page.getByRole('button', { name: 'Show more' }).boundingBox();
  expect(list?.y).toBeGreaterThanOrEqual((radius?.y ?? 0) + (radius?.height ?? 0));
});
