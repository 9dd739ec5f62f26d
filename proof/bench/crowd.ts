import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Client } from 'pg';
import { addDays, today } from '../../lib/dates';
import { Person } from '../../scripts/demo/person';
import { print } from '../../scripts/print';
import { liftLimits } from './lift-limits';
import { median } from './load';
import { withProduct } from './servers';

/** Number of guests' households. With the organiser's and a co-organiser's, the trip has 200. */
const GUESTS = 198;
const EXPENSES = 283;
const PITCHES = 60;

const sizes = {
  'beyond the bound': { people: 30 * GUESTS, vehicles: 10 * GUESTS },
  'at the bound': { people: 298, vehicles: 100 },
};

const ROUNDS = 3;
const CONNECTIONS = 6;
const SECONDS = 5;

interface Crowd {
  path: string;
  booking: string;
  /** Token of a guest's own invitation; `link` is the share link's token. */
  guest: string;
  link: string;
}

interface Call {
  method?: string;
  path: string;
  body?: object;
  signedOut?: boolean;
}

/** Prints how long requests about one very large trip delay other people's requests. */
export async function compareCrowd(dataDir: string): Promise<void> {
  await withProduct(dataDir, 'crowd', async ({ url, client }) => {
    await liftLimits(client);
    const [mia, tom] = [await Person.signUp(url, dataDir), await Person.signUp(url, dataDir)];
    await planTrip(tom);
    const pulse = new Pulse(`${url}/api/health`);
    try {
      for (const [name, size] of Object.entries(sizes)) {
        const trip = await gather(mia, client, size);
        await client.query('vacuum analyze');
        print(`\nA trip ${name}: ${size.people} people, ${size.vehicles} vehicles, ${EXPENSES} expenses`);
        const slowest = await delayByEach(url, mia, callsOf(trip), pulse);
        await homeMeanwhile(url, tom, mia, slowest);
      }
    } finally {
      await pulse.stop();
    }
  });
}

function callsOf({ path, booking, guest, link }: Crowd): Call[] {
  const api = `/api${path.replace('/trip/', '/trips/')}`;
  const pages = [
    '',
    '/people',
    '/cars',
    '/gear',
    '/meals',
    '/costs',
    '/notices',
    '/vote',
    '/print',
    '/attendance',
  ];
  const reads = [
    'expenses',
    'expenses.csv',
    'seats',
    'fit',
    'attendees',
    'invitees',
    'headcount',
    'headcount.csv',
    'gear',
    'meals',
    'packing',
    'version',
  ];
  const invite = `/api/invites/${guest}`;
  const household = {
    attending: true,
    name: 'The Nguyens of Wollongong',
    crew: Array.from({ length: 30 }, (_, at) => ({ name: `Camper ${at}`, age: 'child' })),
    vehicles: Array.from({ length: 10 }, (_, at) => ({ type: 'car', make: `Ute ${at}`, seats: 5 })),
  };
  return [
    ...pages.map((page) => ({ path: `${path}${page}` })),
    ...reads.map((read) => ({ path: `${api}/${read}` })),
    { method: 'POST', path: `${api}/seats/suggestion`, body: {} },
    { method: 'POST', path: `${api}/seats/suggestion`, body: { apply: true } },
    { method: 'POST', path: `${api}/bookings/${booking}/pitches/suggestion`, body: {} },
    { path: `/join/${link}`, signedOut: true },
    { path: `/api/join/${link}`, signedOut: true },
    { path: `/join/${link}/preview.png`, signedOut: true },
    { path: `/invite/${guest}`, signedOut: true },
    { path: `/invite/${guest}/preview.png`, signedOut: true },
    { path: invite, signedOut: true },
    { path: `${invite}/expenses`, signedOut: true },
    { path: `${invite}/seats`, signedOut: true },
    { path: `${invite}/gear`, signedOut: true },
    { path: `${invite}/meals`, signedOut: true },
    { method: 'PATCH', path: invite, body: household, signedOut: true },
    { method: 'PATCH', path: `${api}/attending`, body: { attending: true } },
  ];
}

/**
 * Sends the requests one by one and prints how much each delays a parallel GET /api/health. Returns
 * the three GET requests that delay it most.
 */
async function delayByEach(url: string, person: Person, calls: Call[], pulse: Pulse): Promise<Call[]> {
  const rows: { call: Call; delay: number; worst: number; ms: number; bytes: number; status: number }[] = [];
  for (const call of calls) {
    await send(url, person, call);
    const delays: number[] = [];
    const times: number[] = [];
    let last = { status: 0, bytes: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      await sleep(30);
      const idle = median(await pulse.read()) || 0;
      const started = performance.now();
      last = await send(url, person, call);
      times.push(performance.now() - started);
      await sleep(20);
      delays.push(Math.max(0, ...(await pulse.read())) - idle);
    }
    rows.push({ call, delay: median(delays), worst: Math.max(...delays), ms: median(times), ...last });
  }
  rows.sort((one, other) => other.delay - one.delay);
  print('  delays GET /api/health by ms: median (worst)   its own ms   kB   (promised: under 100)');
  for (const { call, delay, worst, ms, bytes, status } of rows) {
    const name = `${call.method ?? 'GET'} ${call.path.replace(/[\w-]{36,}/g, '…')}${'apply' in (call.body ?? {}) ? ' (apply)' : ''}`;
    print(
      `  ${name.padEnd(46)} ${delay.toFixed(0).padStart(5)} (${worst.toFixed(0)})   ${ms.toFixed(0).padStart(5)}   ${(bytes / 1000).toFixed(0).padStart(5)}${status < 400 ? '' : `   refused: ${status}`}`,
    );
  }
  return rows
    .filter(({ call }) => !call.method)
    .slice(0, 3)
    .map(({ call }) => call);
}

/**
 * For each of these requests, prints how long another person's home page takes while six
 * connections repeat the request.
 */
async function homeMeanwhile(url: string, other: Person, person: Person, calls: Call[]): Promise<void> {
  const homes = async (seconds: number) => {
    const times: number[] = [];
    for (const end = performance.now() + 1000 * seconds; performance.now() < end; ) {
      const started = performance.now();
      await send(url, other, { path: '/' });
      times.push(performance.now() - started);
      await sleep(20);
    }
    return median(times);
  };
  await homes(1);
  const idle = await homes(SECONDS);
  for (const call of calls) {
    let over = false;
    let sent = 0;
    const busy = Array.from({ length: CONNECTIONS }, async () => {
      while (!over) {
        await send(url, person, call);
        sent += 1;
      }
    });
    const home = await homes(SECONDS);
    over = true;
    await Promise.all(busy);
    print(
      `  home while ${CONNECTIONS} ask for ${call.path.replace(/[\w-]{36,}/g, '…').padEnd(30)} ${(home / idle).toFixed(2)}   (${home.toFixed(1)} ms to ${idle.toFixed(1)}, ${(sent / SECONDS).toFixed(1)} responses a second; promised: under 5)`,
    );
  }
}

async function send(url: string, person: Person, { method = 'GET', path, body, signedOut }: Call) {
  const { cookie, ...headers } = person.headers();
  const response = await fetch(url + path, {
    method,
    headers: signedOut ? headers : { ...headers, cookie: cookie ?? '' },
    body: body && JSON.stringify(body),
    redirect: 'manual',
  });
  const { byteLength: bytes } = await response.arrayBuffer();
  return { status: response.status, bytes };
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Requests one URL repeatedly on its own thread. */
class Pulse {
  private readonly worker: Worker;
  constructor(url: string) {
    this.worker = new Worker(new URL('./pulse.mjs', import.meta.url), { workerData: { url } });
  }

  /** Returns the times of the requests since the last call of read(). */
  async read(): Promise<number[]> {
    this.worker.postMessage('read');
    const [times] = (await once(this.worker, 'message')) as [number[]];
    return times;
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }
}

async function planTrip(organiser: Person): Promise<string> {
  const { body } = await organiser.send<{ trip: { id: string } }>('POST', '/api/trips', {
    tripName: 'The whole club',
    location_name: 'Bendeela Recreation Area',
    start_date: addDays(today(), 14),
    end_date: addDays(today(), 17),
  });
  return body.trip.id;
}

/** Adds people and vehicles to the trip, expenses that all its households share, and a booking with pitches. */
async function gather(
  organiser: Person,
  client: Client,
  { people, vehicles }: { people: number; vehicles: number },
): Promise<Crowd> {
  const id = await planTrip(organiser);
  await client.query(
    `with guests as materialized (
       select gen_random_uuid() id, i from generate_series(1, $2::int) i
     ), going as (
       insert into households (id, trip_id, name, attending, answered_at)
       select id, $1, 'Guest Montgomery ' || i, true, now() from guests
     ), invited as (
       insert into invites (id, trip_id, email) select id, $1, id || '@example.com' from guests
     ), crew as (
       insert into trip_people (id, trip_id, household_id, position, type, name, age)
       select gen_random_uuid(), $1, guests.id, c, 'camper', 'Camper ' || c || ' of ' || i,
              (array['adult', 'adult', 'child', 'toddler']::age[])[1 + c % 4]
       from guests, generate_series(i, $3::int, $2::int) c
     ), trailers as (
       insert into trip_vehicles (id, trip_id, household_id, position, type, trailer_type, description)
       select gen_random_uuid(), $1, guests.id, v, 'trailer', 'Caravan', 'Twin axle ' || v
       from guests, generate_series(i, $4::int, $2::int) v where v % 5 = 4
     )
     insert into trip_vehicles (id, trip_id, household_id, position, type, make, model, colour, drivetrain, seats, can_tow)
     select gen_random_uuid(), $1, guests.id, v, 'car', 'Subaru', 'Outback', 'Blue', 'All Wheel Drive', 4, v % 2 = 0
     from guests, generate_series(i, $4::int, $2::int) v where v % 5 < 4`,
    [id, GUESTS, people, vehicles],
  );
  await client.query(
    `with goers as (select id from invites where trip_id = $1 union all select $1), paid as (
       insert into expenses (id, trip_id, what, day, cents, paid_by, added_by, split)
       select gen_random_uuid(), $1, 'Thing ' || nth, current_date, 100 * $3::int + nth, $1, $1, 'everyone'
       from generate_series(1, $2::int) nth returning id
     )
     insert into expense_shares (expense_id, trip_id, household_id, weight, cents)
     select paid.id, $1, goers.id, 300, 100 from paid, goers`,
    [id, EXPENSES, GUESTS + 1],
  );
  const booking = randomUUID();
  await client.query(
    `with booked as (
       insert into bookings (id, trip_id, household_id, added_by, status, status_on, people, cars)
       values ($2, $1, $1, $1, 'booked', current_date, null, null)
       returning id
     )
     insert into pitches (id, booking_id, trip_id, name, max_people, max_cars, position)
     select gen_random_uuid(), booked.id, $1, 'River ' || nth, $4::int, $5::int, nth
     from booked, generate_series(1, $3::int) nth`,
    // Each pitch has room for about two households.
    [id, booking, PITCHES, 2 * Math.ceil(people / GUESTS), 2 * Math.ceil(vehicles / GUESTS)],
  );
  const guest = randomBytes(32).toString('base64url');
  await client.query(
    `insert into invite_links (token_hash, invite_id) select $2, min(id::text)::uuid from invites where trip_id = $1`,
    [id, createHash('sha256').update(guest).digest('base64url')],
  );
  const { body } = await organiser.send<{ link: { url: string } }>('POST', `/api/trips/${id}/link`, {
    limit: 200,
  });
  return { path: `/trip/${id}`, booking, guest, link: body.link.url.split('/').at(-1) ?? '' };
}
