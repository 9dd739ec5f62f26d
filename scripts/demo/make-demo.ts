import { addDays, type Day, today } from '../../lib/dates';
import type { Env } from '../../lib/server/env';
import { connectTo } from '../database/client';
import { openCardOf } from './cards';
import { listConditions } from './conditions';
import { families, guest } from './families';
import { openDesk } from './operator-desk';
import { findInMail, Person } from './person';
import { type Camper, campOnIt, organiseIt } from './trip-life';

type Server = Pick<Env, 'PORT' | 'DATABASE_URL' | 'DATA_DIR'>;

export interface Demo {
  /** Olivia, who organises, then Sam, Pat, Linh and Dave, in the order of families.ts. */
  campers: Camper[];
  newcomer: Person;
  withoutProfile: Person;
  guest: Person;
  trips: Record<
    'next' | 'on' | 'past' | 'calledOff' | 'asked' | 'coast' | 'loop' | 'loopOn' | 'loopPast',
    string
  >;
  site: string;
  /** A site by the sea, near a tide gauge. */
  seaside: string;
  join: string;
  invite: string;
  /** The group's link, and a guest's own, of the trip with several stops. */
  loop: { link: string; invitation: string; visitor: Person; atHome: string };
  /** The pages for Sam's home contact: one for the next trip, one for the trip that is on. */
  atHome: Record<'next' | 'on', string>;
  /** The card of Sam's family, which Olivia has opened. */
  card: string;
  operator: Person;
}

/** Five households and their trips: in three weeks, on, past, called off and without answers. */
export async function makeDemo({ PORT, DATABASE_URL = '', DATA_DIR }: Server): Promise<Demo> {
  const url = `http://localhost:${PORT}`;
  const campers: Camper[] = [];
  for (const family of families) {
    const person = await Person.signUp(url, DATA_DIR, family);
    for (const body of family.crew) await person.send('POST', '/crew', body);
    for (const body of family.rides) await person.send('POST', '/rides', body);
    await person.send('POST', '/api/gear', { selectedGear: family.gear });
    const { body } = await person.send<Record<'crew' | 'vehicles', { id: string }[]>>(
      'GET',
      '/api/profile/attendance-options',
    );
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    campers.push({ person, name: family.name, crew: ids(body.crew), rides: ids(body.vehicles) });
  }
  const [olivia, sam, pat, linh, dave] = campers as [Camper, Camper, Camper, Camper, Camper];
  const bendeela = await siteNamed(olivia, 'Bendeela Recreation Area', '2577');
  const northHead = await siteNamed(linh, 'North Head Camping Area', '2536');
  const plan = (
    tripName: string,
    start: Day,
    nights: number,
    host = olivia,
    invited = campers,
    at = bendeela,
  ) => planTrip(host, at, tripName, start, nights, invited);
  const site = bendeela.id;

  const past = await plan('Spring at Bendeela', today(), 2, olivia, [sam, pat]);
  for (const camper of [sam, pat]) await answer(camper, past);
  await campOnIt(past, [olivia, sam, pat]);
  const on = await plan('A long weekend by the river', today(), 3, olivia, [sam, pat]);
  for (const camper of [sam, pat]) await answer(camper, on);
  await campOnIt(on, [olivia, sam, pat]);
  const next = await plan('Three families by the river', addDays(today(), 21), 3);
  await answer(sam, next);
  await answer(pat, next, { arrive_on: addDays(today(), 22), arrive_by: 'morning' });
  await dave.person.send('PATCH', `/api/trips/${next}/attending`, { attending: false });
  const { link, invitation, visitor } = await letGrantJoin(url, olivia, next);
  await organiseIt(next, olivia, sam);
  await havePlanB(olivia, next, 'Glenmack Caravan Park', {
    trigger: 'Bendeela Road closed',
    decide_by: addDays(today(), 18),
  });
  await havePlanB(olivia, on, 'Griffins Farm', {});
  const calledOff = await plan('Winter in the mountains', addDays(today(), 60), 2, olivia, [sam]);
  await answer(sam, calledOff);
  await olivia.person.send('DELETE', `/api/trips/${calledOff}`);
  const loop = await plan('Southern loop', addDays(today(), 45), 2, olivia, [sam, pat, linh]);
  await addStops(olivia, loop, [2, 3]);
  await answer(sam, loop);
  await answer(pat, loop, { arrive_on: addDays(today(), 47) });
  await voteOnSecondStop(olivia, loop);
  await havePlanB(olivia, loop, 'Griffins Farm', {
    trigger: 'Bendeela Road closed',
    decide_by: addDays(today(), 40),
  });
  await olivia.person.send('POST', `/api/trips/${loop}/bookings`, {
    household_id: loop,
    status: 'booked',
    reference: 'BR-3104',
    people: 8,
    cents: 9_000,
    cancel_until: addDays(today(), 38),
  });
  const loopLink = await letGrantJoin(url, olivia, loop, { arrive_on: addDays(today(), 49) });
  const loopOn = await plan('Along the river', today(), 1, olivia, [sam, pat]);
  await addStops(olivia, loopOn, [2, 1]);
  for (const camper of [sam, pat]) await answer(camper, loopOn);
  const loopPast = await plan('Down the river', today(), 1, olivia, [sam, pat]);
  await addStops(olivia, loopPast, [2, 1], { location_id: northHead.id, location_name: northHead.name });
  for (const camper of [sam, pat]) await answer(camper, loopPast);
  await campOnIt(loopPast, [olivia, sam, pat]);
  const asked = await plan('New Year on the coast', addDays(today(), 34), 4, linh, [olivia, dave]);
  const coast = await plan('Two nights at North Head', addDays(today(), 1), 2, linh, [dave], northHead);
  await olivia.person.send('PUT', `/api/locations/${site}/observation`, {
    toilets: true,
    water: false,
    fires: true,
    reception: false,
    access: '4 Wheel Drive',
    seen_on: addDays(today(), -40),
  });
  const atHome = {
    on: await leavePlan(sam, on, addDays(today(), 3), DATA_DIR, 'mum@example.com'),
    next: await leavePlan(sam, next, addDays(today(), 24), DATA_DIR, 'lorraine@example.com'),
  };
  await moveDays(DATABASE_URL, { [past]: -10, [on]: -1, [loopOn]: -1, [loopPast]: -9 });
  const card = await openCardOf(sam, on, olivia, pat);
  await forgetNews(DATABASE_URL, sam);
  await listConditions(DATABASE_URL);
  return {
    campers,
    guest: visitor,
    join: link,
    invite: invitation,
    site,
    seaside: northHead.id,
    atHome,
    card,
    operator: await openDesk({ url, dataDir: DATA_DIR }, campers),
    loop: {
      ...loopLink,
      atHome: await leavePlan(sam, loop, addDays(today(), 52), DATA_DIR, 'nan@example.com'),
    },
    trips: { next, on, past, calledOff, asked, coast, loop, loopOn, loopPast },
    newcomer: await Person.signUp(url, DATA_DIR, {
      email: 'nina@example.com',
      username: 'nina',
      name: 'Nina New',
      suburb: 'Kedron',
      postcode: '4031',
    }),
    withoutProfile: await Person.logIn(url, DATA_DIR, 'noah@example.com'),
  };
}

interface Site {
  id: string;
  name: string;
}

async function sitesAround({ person }: Camper, postcode: string): Promise<Site[]> {
  const { body } = await person.send<{ locations: Site[] }>('POST', '/api/locations/public', {
    postcode,
    radius: 100,
  });
  return body.locations;
}

async function siteNamed(camper: Camper, name: string, postcode: string): Promise<Site> {
  const found = (await sitesAround(camper, postcode)).find((location) => location.name === name);
  if (!found) throw new Error(`${name} is no campsite near ${postcode}.`);
  return found;
}

const paddock = { location_id: null, location_name: 'Aunt Kay’s paddock' };

/** A campsite, and a place that is only a name, which the map doesn't know. */
async function addStops(
  host: Camper,
  trip: string,
  [nights, later]: readonly [number, number],
  last: { location_id: string | null; location_name: string } = paddock,
) {
  const site = (await sitesAround(host, '2577')).at(20);
  const stops = [
    { location_id: site?.id ?? null, location_name: site?.name ?? 'Blowering Foreshore', nights },
    { ...last, nights: later },
  ];
  for (const stop of stops) await host.person.send('POST', `/api/trips/${trip}/stops`, stop);
}

async function voteOnSecondStop(host: Camper, trip: string) {
  const { person } = host;
  const { body } = await person.send<{ stops: { id: string }[] }>('GET', `/api/trips/${trip}/stops`);
  const other = (await sitesAround(host, '2577')).at(22);
  await person.send('POST', `/api/trips/${trip}/vote`, {
    stop_id: body.stops[1]?.id,
    location_ids: other ? [other.id] : [],
  });
}

async function planTrip(
  host: Camper,
  site: Site,
  tripName: string,
  start: Day,
  nights: number,
  invited: Camper[],
): Promise<string> {
  const { body } = await host.person.send<{ trip: { id: string } }>('POST', '/api/trips', {
    tripName,
    location_id: site.id,
    location_name: site.name,
    start_date: start,
    end_date: addDays(start, nights),
    invitees: invited.filter((camper) => camper !== host).map(({ person }) => person.email),
    owner_crew_member_ids: host.crew,
    owner_ride_ids: host.rides,
  });
  return body.trip.id;
}

async function answer({ person, crew, rides }: Camper, trip: string, stay: object = {}): Promise<void> {
  await person.send('PATCH', `/api/trips/${trip}/attendance`, {
    attending: true,
    crew_member_ids: crew,
    ride_ids: rides,
    ...stay,
  });
}

async function havePlanB(host: Camper, trip: string, name: string, words: object): Promise<void> {
  const { id: location_id } = await siteNamed(host, name, '2577');
  await host.person.send('POST', `/api/trips/${trip}/backups`, { location_id, ...words });
}

async function leavePlan({ person }: Camper, trip: string, day: Day, dataDir: string, email: string) {
  await person.send('PUT', `/api/trips/${trip}/home-contact`, {
    name: 'Lorraine Whitby',
    email,
    phone: '0491 570 006',
    own_phone: '0491 570 156',
    back_at: `${day}T18:00:00+11:00`,
    worry_at: `${day}T20:00:00+11:00`,
    send: 'now',
    route: 'Kangaroo Valley, then Bendeela Rd. We come back by Fitzroy Falls.',
  });
  return `/${await findInMail(dataDir, email, /at-home\/[\w-]+/)}`;
}

async function letGrantJoin(url: string, host: Camper, trip: string, stay: object = {}) {
  const { body } = await host.person.send<{ link: { url: string } }>('POST', `/api/trips/${trip}/link`, {});
  const link = new URL(body.link.url).pathname;
  const visitor = new Person(url);
  const { body: joined } = await visitor.send<{ url: string }>('PATCH', `/api${link}`, { ...guest, ...stay });
  return { link, invitation: new URL(joined.url).pathname, visitor };
}

/** A trip can't be created in the past. */
async function moveDays(databaseUrl: string, trips: Record<string, number>): Promise<void> {
  const client = await connectTo(databaseUrl);
  for (const [trip, days] of Object.entries(trips)) {
    const move = (table: string, key: string, columns: string[]) =>
      client.query(
        `update ${table} set ${columns.map((column) => `${column} = ${column} + $2::int`).join(', ')} where ${key} = $1`,
        [trip, days],
      );
    await move('trips', 'id', ['start_date', 'end_date']);
    await move('meals', 'trip_id', ['day']);
    await move('expenses', 'trip_id', ['day']);
  }
  await client.end();
}

/** So that the newest release is news for Sam. */
async function forgetNews(databaseUrl: string, { person }: Camper): Promise<void> {
  const client = await connectTo(databaseUrl);
  await client.query('update users set news_seen_on = null where email = $1', [person.email]);
  await client.end();
}
