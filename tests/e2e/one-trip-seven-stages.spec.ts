import { Client } from 'pg';
import { addDays, formatWeekday, today } from '../../lib/dates';
import { sharedServer } from './account';
import type { App } from './app';
import { expect, expectAccessible, test, uniqueEmail } from './fixtures';
import { linkMailedTo } from './mail';

const phone = { viewport: { width: 360, height: 800 } };
/** Where the bottom bar begins on a phone's first screen. */
const FIRST_SCREEN = 676;
const MOST_HIGH = 1_750;
const MOST_WORDS = 210;

/** Stood on the overview before it told the trip's stage. */
const replaced = [
  'Sort out first',
  'Still open',
  'Everything else fits',
  'Crew and vehicles',
  'People by night',
  'Camp there again',
  'as the crow flies',
];

const everyHeading = [
  'Are you coming?',
  'The trip',
  'Who’s coming',
  'Up there',
  'If something goes wrong',
  'Who’s here',
  'How it went',
  'Who was there',
  'You’re not going',
];

async function inDatabase(run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: (await sharedServer()).databaseUrl });
  await client.connect();
  await run(client).finally(() => client.end());
}

/** Moves the trip with its days, which its organiser can't do into the past. */
const moveTo = (id: string, first: number) =>
  inDatabase(async (client) => {
    const { rows } = await client.query('select $2::date - start_date days from trips where id = $1', [
      id,
      addDays(today(), first),
    ]);
    for (const [table, key, ...columns] of [
      ['trips', 'id', 'start_date', 'end_date'],
      ['households', 'trip_id', 'arrive_on'],
      ['meals', 'trip_id', 'day'],
      ['plans', 'trip_id', 'day'],
      ['expenses', 'trip_id', 'day'],
    ] as const) {
      const moved = columns.map((column) => `${column} = ${column} + $2::int`).join(', ');
      await client.query(`update ${table} set ${moved} where ${key} = $1`, [id, rows[0].days]);
    }
  });

/** Answers for guests with a family and a car; `from` is the day of arrival. */
async function comes(email: string, name: string, others: string[], car: string, from: string | null) {
  await inDatabase((client) =>
    client.query(
      `with one as (
         update households set attending = true, answered_at = now(), name = $2, arrive_on = $5::date
         from invites where invites.email = $1 and invites.id = households.id
         returning households.id, households.trip_id
       ), car as (
         insert into trip_vehicles (id, trip_id, household_id, type, make, seats)
         select gen_random_uuid(), trip_id, id, 'car', $4, 5 from one
       )
       insert into trip_people (id, trip_id, household_id, position, type, name, age)
       select gen_random_uuid(), trip_id, one.id, nth, 'camper', crew, case when nth = 1 then 'adult' else 'child' end::age
       from one, unnest($3::text[]) with ordinality as each (crew, nth)`,
      [email, name, [name, ...others], car, from],
    ),
  );
}

/** Opens the trip and checks which of the overview's headings stand there. */
async function expectStage({ page }: App, trip: string, headings: string[]): Promise<void> {
  await page.goto(trip);
  const main = page.getByRole('main');
  for (const name of headings) await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const name of everyHeading.filter((each) => !headings.includes(each)))
    await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(0);
  for (const words of replaced) await expect(main).not.toContainText(words);
}

const partsOf = ({ page }: App) => page.getByRole('navigation', { name: 'Parts of the trip' });
const menuOf = ({ page }: App) => page.getByRole('button', { name: 'More about this trip' });
const inviteOf = ({ page }: App) => page.getByRole('button', { name: 'Invite people' });

test('one trip is invited to, planned, packed for, lived, remembered, declined and called off', async ({
  browserOf,
}) => {
  test.setTimeout(300_000);
  const [sam, priya, joe] = await Promise.all(['Sam', 'Priya', 'Joe'].map((name) => browserOf(name, phone)));
  const [grant, dave] = await Promise.all(['Grant', 'Dave'].map((name) => browserOf(name, phone)));
  if (!sam || !priya || !joe || !grant || !dave) throw new Error('everybody needs a browser');
  const [olivias, linhs, priyas, grants, joes, daves] = [
    'Olivia',
    'Linh',
    'Priya',
    'Grant',
    'Joe',
    'Dave',
  ].map(uniqueEmail) as [string, string, string, string, string, string];
  await sam.settleIn(uniqueEmail('sam'), 'Sam Walker');
  await priya.settleIn(priyas, 'Priya Rao');
  await joe.settleIn(joes, 'Joe Bell');
  for (const [name, age] of [
    ['Jo', 'Adult'],
    ['Ellie', 'Child'],
    ['Max', 'Child'],
  ] as const)
    await sam.addCamper(name, age);
  await sam.addPet('Rusty', 'Dog');
  await sam.addCar('Mazda', 'CX-5', 'All Wheel Drive');
  const headers = { origin: new URL(sam.page.url()).origin };
  const send = async (app: App, method: 'post' | 'put' | 'patch' | 'delete', path: string, data?: object) => {
    const response = await app.page.request[method](path, { headers, data });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    return response.json();
  };
  const { location } = await send(sam, 'post', '/api/locations', {
    name: 'Peppercorn Flat',
    address: 'Wee Jasper NSW 2582',
    latitude: -35.131,
    longitude: 148.672,
    phone_contact: '0249556000',
    email_contact: null,
    campsite_url: null,
    site_features: [],
    share_flag: false,
    drivetrain: '2 Wheel Drive',
    pet_friendly: true,
  });
  const options = await (await sam.page.request.get('/api/profile/attendance-options')).json();
  const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id);
  const start = addDays(today(), 12);
  const { trip: made } = await send(sam, 'post', '/api/trips', {
    tripName: 'Australia Day at Peppercorn Flat',
    location_id: location.id,
    location_name: location.name,
    start_date: start,
    end_date: addDays(start, 3),
    invitees: [olivias, linhs, priyas, grants, joes, daves],
    owner_crew_member_ids: idsOf(options.crew),
    owner_ride_ids: idsOf(options.vehicles),
  });
  const trip = `/trip/${made.id}`;
  const calls = `/api/trips/${made.id}`;
  await comes(olivias, 'Olivia Hart', ['Tom', 'Ivy'], 'Prado', null);
  await comes(linhs, 'Linh Nguyen', ['Minh', 'Bao'], 'Jimny', addDays(start, 1));
  await send(sam, 'put', `${calls}/meals/${addDays(start, 1)}/dinner`, { title: 'Pasta', cook: true });
  await send(sam, 'post', `${calls}/plans`, { text: 'Careys Cave', day: addDays(start, 2), at: '09:30' });

  await test.step('invited: the question stands on the first screen, without tabs and menu', async () => {
    await grant.page.goto(await linkMailedTo(grants, '/invite/'));
    await grant.openTripAsGuest();
    await dave.page.goto(await linkMailedTo(daves, '/invite/'));
    await dave.openTripAsGuest();
    for (const reader of [priya, joe, grant, dave]) {
      const { page } = reader;
      await expectStage(reader, trip, ['Are you coming?', 'The trip', 'Who’s coming']);
      await expect(page.getByText('Sam’s inviting you')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Going', exact: true })).toBeVisible();
      const box = await page.getByRole('button', { name: 'Not going' }).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? FIRST_SCREEN)).toBeLessThanOrEqual(FIRST_SCREEN);
      await expect(partsOf(reader)).toHaveCount(0);
      await expect(menuOf(reader)).toHaveCount(0);
      const guest = reader === grant || reader === dave;
      await expect(page.getByText('No account needed.')).toHaveCount(guest ? 1 : 0);
      await expectAccessible(page);
    }
  });

  await test.step('declined: a guest says no, and reads the way back', async () => {
    await dave.ready();
    await dave.page.getByRole('button', { name: 'Not going' }).click();
    await expect(dave.page.getByRole('heading', { name: 'You’re not going' })).toBeVisible();
    await expectStage(dave, trip, ['You’re not going']);
    await expect(dave.page.getByRole('link', { name: 'I can come after all' })).toBeVisible();
    await expect(partsOf(dave)).toHaveCount(0);
    await expectAccessible(dave.page);
  });

  await test.step('Priya and Grant are going', async () => {
    await priya.page.goto(trip);
    await priya.ready();
    await priya.page.getByRole('link', { name: 'Going', exact: true }).click();
    await expect(priya.page).toHaveURL(/attendance/);
    await priya.ready();
    await priya.page.getByRole('button', { name: 'Save' }).click();
    await expect(priya.page).toHaveURL(trip);
    await grant.page.getByRole('link', { name: 'Going', exact: true }).click();
    await expect(grant.page).toHaveURL(/\/invite\//);
    await grant.answerAsGuest('Grant Fisher', { children: 0, pets: 0, car: ['Toyota', 'Hilux'] });
    await expect(grant.page.getByRole('heading', { name: 'You’re going, Grant' })).toBeVisible();
    const expense = { what: 'Site fees', day: start, cents: 31_200, paid_by: made.id };
    await send(sam, 'post', `${calls}/expenses`, expense);
  });

  await test.step('planning: one thing to do, the days, the people', async () => {
    for (const reader of [sam, priya, grant]) {
      await expectStage(reader, trip, ['The trip', 'Who’s coming']);
      await expect(reader.page.getByText('In 12 days').first()).toBeVisible();
      await expect(partsOf(reader)).toBeVisible();
      await expect(menuOf(reader)).toBeVisible();
      await expectAccessible(reader.page);
    }
    await expect(sam.page.getByText('You’re organising')).toBeVisible();
    // A guest has no home from which a distance could be known.
    await expect(sam.page.getByText(/about \d+\skm/).first()).toBeVisible();
    await expect(sam.page.getByText('12 going')).toBeVisible();
    await expect(sam.page.getByRole('button', { name: /^Edit dates/ })).toBeVisible();
    await expect(inviteOf(sam)).toBeVisible();
    await expect(sam.page.getByText('Joe hasn’t answered')).toBeVisible();
    const height = await sam.page.evaluate(() => document.documentElement.scrollHeight);
    const words = (await sam.page.getByRole('main').allInnerTexts()).join().split(/\s+/).length;
    expect(height).toBeLessThanOrEqual(MOST_HIGH);
    expect(words).toBeLessThanOrEqual(MOST_WORDS);
    for (const reader of [priya, grant]) {
      await expect(reader.page.getByText('Sam’s organising')).toBeVisible();
      await expect(reader.page.getByText('You’re going').first()).toBeVisible();
      await expect(reader.page.getByRole('button', { name: /^Edit dates/ })).toHaveCount(0);
      await expect(inviteOf(reader)).toHaveCount(0);
      await expect(reader.page.getByText('Joe hasn’t answered')).toHaveCount(0);
    }
    await expect(priya.page.getByRole('heading', { name: 'You need a lift' })).toBeVisible();
    await expect(grant.page.getByRole('heading', { name: 'You need a lift' })).toHaveCount(0);
    await expect(grant.page.getByRole('link', { name: 'Notifications' })).toHaveCount(0);
    await expect(priya.page.getByRole('heading', { name: 'You’re all set' })).toHaveCount(0);
  });

  await test.step('packing: how the first day starts, and what it is like up there', async () => {
    await moveTo(made.id, 3);
    const morning = `${formatWeekday(addDays(today(), 3))} morning`;
    for (const reader of [sam, priya, grant]) {
      await expectStage(reader, trip, [morning, 'Up there', 'Who’s coming']);
      await expect(reader.page.getByText('in 3 days').first()).toBeVisible();
      await expectAccessible(reader.page);
    }
    await expect(sam.page.getByText('Where do we meet?')).toBeVisible();
    await expect(priya.page.getByText('Where do we meet?')).toHaveCount(0);
  });

  await test.step('on now: today, and what is needed when something goes wrong', async () => {
    await moveTo(made.id, -1);
    for (const reader of [sam, priya, grant]) {
      const { page } = reader;
      await expectStage(reader, trip, ['If something goes wrong', 'Who’s here']);
      await expect(page.getByText('On now, day 2 of 4').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Call 000/ })).toHaveAttribute('href', 'tel:000');
      await expect(inviteOf(reader)).toHaveCount(0);
      await expect(page.getByText(/needs? a (seat|lift)|You owe/i)).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  await test.step('after: money first, then how it went', async () => {
    await moveTo(made.id, -6);
    for (const reader of [sam, priya, grant]) {
      const { page } = reader;
      await expectStage(reader, trip, ['How it went', 'Who was there']);
      await expect(page.getByText(/^Home since/).first()).toBeVisible();
      await expect(page.getByText(/needs? a (seat|lift)|nobody yet/i)).toHaveCount(0);
      await expect(inviteOf(reader)).toHaveCount(0);
      const money = reader === sam ? /owes you \$/ : /^You owe Sam \$/;
      await expect(page.getByRole('heading', { name: money })).toBeVisible();
      await expectAccessible(page);
    }
    await expect(sam.page.getByRole('button', { name: 'Same again next year' })).toBeVisible();
    await expectStage(joe, trip, []);
    await expect(joe.page.getByRole('heading', { name: /^This trip was/ })).toBeVisible();
    await expect(joe.page.getByRole('link', { name: 'I can come after all' })).toHaveCount(0);
  });

  await test.step('declined: a member says no', async () => {
    await moveTo(made.id, 12);
    await joe.page.goto(trip);
    await joe.ready();
    await joe.page.getByRole('button', { name: 'Not going' }).click();
    await expect(joe.page.getByRole('heading', { name: 'You’re not going' })).toBeVisible();
    await expect(joe.page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
    await expectStage(joe, trip, ['You’re not going']);
    await expect(joe.page.getByRole('link', { name: 'I can come after all' })).toBeVisible();
    await expect(partsOf(joe)).toHaveCount(0);
    await expectAccessible(joe.page);
  });

  await test.step('off: who called it off, and nothing else to do', async () => {
    await send(sam, 'delete', calls);
    for (const reader of [sam, priya, grant]) {
      const { page } = reader;
      await expectStage(reader, trip, []);
      const who = reader === sam ? 'You called it off' : 'Sam called it off';
      await expect(page.getByRole('heading', { name: who })).toBeVisible();
      await expect(page.getByText('Called off', { exact: true }).first()).toBeVisible();
      await expect(partsOf(reader)).toHaveCount(0);
      await expect(inviteOf(reader)).toHaveCount(0);
      await expectAccessible(page);
    }
  });
});
