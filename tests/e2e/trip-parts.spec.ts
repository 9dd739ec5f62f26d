import type { Locator } from '@playwright/test';
import { Client } from 'pg';
import { addDays, today } from '../../lib/dates';
import { sharedServer } from './account';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';

const phone = { viewport: { width: 360, height: 800 } };

/**
 * Returns the next 2 March that is at least a month ahead. The overview shows nearby holidays, and
 * New South Wales has none near that day.
 */
function quietStart(): string {
  const inAMonth = addDays(today(), 30);
  const [year] = inAMonth.split('-').map(Number);
  return [`${year}-03-02`, `${Number(year) + 1}-03-02`].find((date) => date >= inAMonth) as string;
}

/** Plans a trip to a campsite that suits everybody, with this many invitees. */
async function planTrip({ page }: App, invitees: number): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const site = await page.request.post('/api/locations', {
    headers,
    data: {
      name: 'Riverside flat',
      address: 'Kangaroo Valley NSW 2577',
      latitude: -34.74,
      longitude: 150.47,
      phone_contact: '0244651234',
      email_contact: null,
      campsite_url: null,
      site_features: [],
      share_flag: false,
      drivetrain: '2 Wheel Drive',
      pet_friendly: true,
    },
  });
  const { location } = await site.json();
  const planned = await page.request.post('/api/trips', {
    headers,
    data: {
      tripName: 'Easter at Bendeela',
      location_id: location.id,
      location_name: location.name,
      location_url: null,
      start_date: quietStart(),
      end_date: addDays(quietStart(), 3),
      invitees: Array.from({ length: invitees }, () => uniqueEmail('guest')),
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    },
  });
  expect([site.status(), planned.status()]).toEqual([201, 201]);
  return `/trip/${(await planned.json()).trip.id}`;
}

/**
 * Answers as guests for the first 16 invitees. Every third isn't going; each of the others is a
 * family of four with a car.
 */
async function answerAll(trip: string): Promise<void> {
  const client = new Client({ connectionString: (await sharedServer()).databaseUrl });
  await client.connect();
  await client.query(
    `with guests as (
       update households set attending = nth % 3 > 0, answered_at = now(), name = 'Guest' || nth
       from (select id, row_number() over (order by id) nth from invites where trip_id = $1) numbered
       where trip_id = $1 and numbered.id = households.id and nth <= 16
       returning households.id, name, attending
     ), cars as (
       insert into trip_vehicles (id, trip_id, household_id, type, make, seats)
       select gen_random_uuid(), $1, id, 'car', 'Kia', 5 from guests where attending
     )
     insert into trip_people (id, trip_id, household_id, position, type, name, age)
     select gen_random_uuid(), $1, guests.id, position, 'camper', coalesce(crew.name, guests.name), age
     from guests, (values (0, null, 'adult'::age), (1, 'Sam', 'adult'), (2, 'Kim', 'child'), (3, 'Bo', 'toddler'))
       crew (position, name, age)
     where attending`,
    [trip.split('/').at(-1)],
  );
  await client.end();
}

const bottomOf = async (what: Locator) => {
  const box = await what.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

test('on a phone with 20 invitees the next thing is on the first screen, the overview within three, and the parts one tap apart', async ({
  browserOf,
}) => {
  const mia = await browserOf('Mia', phone);
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/');
  const trip = await planTrip(mia, 20);
  await answerAll(trip);
  await page.goto(trip);
  await mia.ready();
  const people = page.getByRole('region', { name: 'Who’s coming' });
  expect(await bottomOf(page.getByRole('button', { name: 'Invite people' }))).toBeLessThan(800);
  expect(await bottomOf(page.locator('section[aria-labelledby="next"]'))).toBeLessThan(800);
  expect(await bottomOf(people)).toBeLessThan(3 * 800);
  for (const words of ['haven’t answered', 'can’t come', 'Show all 12'])
    await expect(people).toContainText(words);
  // The order on the page and the order of the Tab key are both from top to bottom.
  const tops = await page
    .getByRole('main')
    .locator('section')
    .evaluateAll((sections) => sections.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));

  await mia.openPart('People');
  const bar = page.getByRole('navigation', { name: 'Parts of the trip' });
  await expect(bar.locator('[aria-current]')).toHaveText(/^People/);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect(page).toHaveURL(trip);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Easter at Bendeela' })).toBeVisible();
});

test('before, during and after the trip every part is accessible, on phone and desktop, light and dark', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const mia = await browserOf('Mia');
  const { page } = mia;
  await mia.settleIn(uniqueEmail('mia'), 'Mia Bennett');
  await page.goto('/');
  const trip = await planTrip(mia, 12);
  await answerAll(trip);
  const moveTo = async (first: number, last: number) => {
    const moved = await page.request.patch(`/api${trip.replace('trip', 'trips')}`, {
      headers: { origin: new URL(page.url()).origin },
      data: { start_date: addDays(today(), first), end_date: addDays(today(), last) },
    });
    expect(moved.status()).toBe(200);
  };
  const tools = page.getByRole('button', {
    name: /^(Invite people|Remind|Suggest seats)/,
  });
  for (const [first, last, words] of [
    [30, 33, /in 4 weeks/i],
    [-1, 2, /on now, day 2 of 4/i],
    [-9, -6, /home since/i],
  ] as const) {
    await moveTo(first, last);
    for (const part of ['', '/people', '/cars']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(trip + part);
      await mia.ready();
      await expect(page.getByText(words).first()).toBeVisible();
      if (last < 0) await expect(tools).toHaveCount(0);
      else if (part === '/people') await expect(tools.filter({ visible: true })).not.toHaveCount(0);
      for (const [width, colorScheme] of [
        [360, 'light'],
        [1280, 'dark'],
      ] as const) {
        // Makes the window as high as the page. Otherwise axe subtracts from a button's size the
        // area that a sticky bar covers, even if the button can be scrolled out.
        await page.setViewportSize({ width, height: 5000 });
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  }
  await page.goto(trip);
  await page.getByRole('button', { name: 'Same again next year' }).click();
  await expect(page.getByRole('radio', { name: 'Riverside flat' })).toBeChecked();
});
