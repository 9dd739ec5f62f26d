import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { derivedId } from '@/lib/derived-id';
import type { Handler } from '@/lib/server/http/route';
import type { TripCaller } from '@/lib/trips/trip-caller';
import { call } from './call';
import { clockShift, shiftDate } from './jest/clock';
import { shiftDatabase } from './jest/database-clock';
import { scratchDatabase } from './jest/scratch-database';
import { siblingUrl } from './jest/test-databases';
import { withAdmin } from './jest/with-admin';

/**
 * Responses of the previous release for the data in before-households.sql, which that release's
 * endpoints had created. Each account has requested every GET endpoint of the OpenAPI document, and
 * each guest the endpoints that a link opens. A refused request is recorded as its status.
 */
interface Recorded {
  /** The time of the recording. The test sets the clock to it. */
  now: string;
  accounts: Record<string, { userId: string; sessionId: string }>;
  guests: { tripId: string; inviteId: string; token: string }[];
  /** `by` has the names of the accounts that got this response. It is empty for a request by a link. */
  answers: { call: string; of: string; by: string[]; answer: unknown }[];
}

const recorded: Recorded = JSON.parse(readFileSync('tests/fixtures/before-households.json', 'utf8'));
const database = 'scratch_households';
const migration = '20261123130000_households';

// Loaded only after the migration, because the modules connect to the migrated database.
let lib: Awaited<ReturnType<typeof loadLib>>;
let client: Client;
let before: { counts: Counts; guests: Guest[]; brought: string[]; told: string[] };

interface Guest {
  id: string;
  crew: { name: string }[];
  vehicles: { type: string }[];
}
type Counts = Record<string, number>;

beforeAll(async () => {
  const scratch = await scratchDatabase(database);
  client = scratch.client;
  const folders = readdirSync('prisma/migrations').filter((name) => /^\d/.test(name));
  const run = (name: string) => client.query(readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8'));
  for (const name of folders.filter((each) => each < migration).sort()) await run(name);
  await client.query(readFileSync('tests/fixtures/before-households.sql', 'utf8'));
  before = {
    counts: await countRows(),
    guests: await rowsOf<Guest>(`
      select id, guest -> 'crew' crew, guest -> 'vehicles' vehicles
      from invites where profile_id is null and guest is not null order by id`),
    brought: await idsOf('select crew_member_id id from trip_crew union all select ride_id from trip_rides'),
    told: (await triggers()).filter((name) => name.endsWith('_told') && !/^trip_(crew|rides)_/.test(name)),
  };
  await addStrays();
  await run(migration);
  for (const name of folders.filter((each) => each > migration).sort()) await run(name);

  const shift = Date.parse(recorded.now) - Date.now();
  shiftDate(shift);
  const admin = siblingUrl(process.env.TEST_CLUSTER_ADMIN_URL ?? '', database);
  await withAdmin(admin, (it) => shiftDatabase(it, shift + clockShift));
  process.env.DATABASE_URL = scratch.url;
  lib = await loadLib();
});

afterAll(() => client.end());

async function loadLib() {
  const { endpoints } = await import('@/app/api/openapi.json/endpoints');
  const { sessionCookie } = await import('@/lib/server/auth/session-cookie');
  const { sessionEnd } = await import('@/lib/server/auth/session-length');
  const { getSeats } = await import('@/lib/trips/cars/get-seats');
  const { getGear } = await import('@/lib/trips/gear/get-gear');
  const { getMeals } = await import('@/lib/trips/meals/get-meals');
  const { getCosts } = await import('@/lib/trips/costs/find-costs');
  const { getNotices } = await import('@/lib/trips/notices/find-notices');
  const { getVote } = await import('@/lib/trips/vote/get-vote');
  /** Parts of a trip that guests read from separate endpoints in the previous release. */
  const parts: Record<string, (caller: TripCaller) => Promise<unknown>> = {
    seats: getSeats,
    gear: async (caller) => ({ lines: await getGear(caller) }),
    meals: getMeals,
    expenses: async (caller) => (await getCosts(caller)).costs,
    notices: (caller) => getNotices(caller, {}),
    vote: (caller) => getVote(caller),
  };
  const until = Math.floor(sessionEnd().getTime() / 1000);
  const signedIn = async (name: string) => {
    const { userId = '', sessionId = '' } = recorded.accounts[name] ?? {};
    const cookie = await sessionCookie({ sub: userId, sid: sessionId, profile: true, until });
    return { cookie: cookie.split(';')[0] ?? '' };
  };
  return { endpoints: endpoints as Record<string, { GET?: Handler }>, parts, signedIn };
}

const tables = [
  ...['change_notices', 'digests', 'expense_shares', 'expenses', 'gear_lines', 'gear_offers', 'hidden_trips'],
  ...['invite_links', 'invite_signup_tokens', 'invites', 'meal_cooks', 'meal_items', 'meals', 'notices'],
  ...['notifications', 'packing_items', 'payments', 'share_links', 'trip_seats', 'trip_tows', 'trips'],
  ...['vote_answers', 'votes'],
];

async function countRows(): Promise<Counts> {
  const columns = tables.map((table) => `(select count(*)::int from ${table}) ${table}`).join(', ');
  return (await client.query<Counts>(`select ${columns}`)).rows[0] ?? {};
}

/**
 * Adds rows that refer to a person who isn't on the trip. In the previous release no foreign key
 * refused such rows.
 */
async function addStrays(): Promise<void> {
  const trip = `'${recorded.guests[0]?.tripId}'::uuid`;
  const eve = `(select id from profiles where user_id = '${recorded.accounts.eve?.userId}')`;
  const [person, nobody] = [`(select id from crew_members where profile_id = ${eve})`, 'gen_random_uuid()'];
  const car = `(select car_id from trip_tows where trip_id = ${trip} limit 1)`;
  await client.query(`
    insert into trip_crew (trip_id, crew_member_id) select ${trip}, ${person};
    insert into trip_seats (trip_id, person_id, ride_id) select ${trip}, ${person}, ${car};
    insert into trip_tows (trip_id, ride_id, car_id) select ${trip}, ${nobody}, ${nobody};
    insert into gear_offers (line_id, household_id, trip_id, quantity)
      select id, ${nobody}, trip_id, 1 from gear_lines where trip_id = ${trip};
    update gear_lines set added_by = ${nobody} where name = 'Axe';
    insert into meal_cooks (meal_id, household_id, trip_id)
      select id, ${nobody}, trip_id from meals where trip_id = ${trip};
    insert into notices (id, trip_id, household_id, text) select ${nobody}, ${trip}, ${nobody}, 'Hello';
    insert into vote_answers (option_id, household_id, trip_id, answer)
      select option_id, ${nobody}, trip_id, 'yes' from vote_answers where trip_id = ${trip};
    insert into change_notices (recipient_id, trip_id, changed_by) select ${nobody}, ${trip}, '{}';
    insert into digests (profile_id, trip_id, last_told) select ${eve}, ${trip}, '{}';
    insert into hidden_trips (profile_id, trip_id) select ${eve}, ${trip};
    insert into packing_items (trip_id, profile_id, item_id, source, name)
      select ${trip}, ${eve}, ${nobody}, 'added', 'Hat';
    insert into notifications (id, profile_id, trip_id, kind, about, text)
      select ${nobody}, ${eve}, ${trip}, 'changes', ${trip}, 'Hello'`);
}

const rowsOf = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;

const idsOf = async (sql: string) => (await rowsOf<{ id: string }>(sql)).map(({ id }) => id).sort();

const triggers = async () =>
  (
    await rowsOf<{ name: string }>('select distinct tgname "name" from pg_trigger where not tgisinternal')
  ).map(({ name }) => name);

/**
 * Repeats a recorded request. Returns the response's body, or the status when the request is
 * refused.
 */
async function answerNow(path: string, of: string, name?: string): Promise<unknown> {
  const part = path.match(/^\/api\/invites\/\{token\}\/(\w+)$/)?.[1];
  if (part) {
    const { tripId = '', inviteId = '' } = recorded.guests.find(({ token }) => token === of) ?? {};
    return lib.parts[part]?.({ tripId, householdId: inviteId }).catch(
      (error: { status: number }) => error.status,
    );
  }
  const handler = lib.endpoints[path]?.GET;
  if (!handler) throw new Error(`no call ${path}`);
  const key = path.match(/\{(\w+)\}/)?.[1];
  const { status, body } = await call(handler, 'GET', {
    ...(name && { as: await lib.signedIn(name) }),
    path: path.replace(/\{\w+\}/, of),
    ...(key && { params: { [key]: of } }),
    query: path === '/api/users/lookup' ? { email: 'tom@example.com' } : {},
  });
  return status === 200 ? body : status;
}

/**
 * Returns a response in the form of the recording: a picture as its hash, and a calendar without
 * the time of the request.
 */
function shown(path: string, answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  return /\.(png|svg)$/.test(path) ? hash('sha256', answer) : answer.replace(/^DTSTAMP:.*\r\n/gm, '');
}

/**
 * Removes a finding that the previous release didn't have: that a boat is towed by a car in which
 * nobody rides.
 */
const withoutEmptyCars = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer), (_, value) =>
    Array.isArray(value) ? value.filter((each) => !/behind an empty car/.test(each?.text ?? '')) : value,
  );

/**
 * Removes what may differ from the previous release: a guest's missing diet is null or absent,
 * portions are counted differently, explanations have new wordings, a site of unknown state, which
 * had no sun, has the map's time zone, and each household sits in its own car.
 */
const comparable = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer), (_, value) => {
    if (value?.diet === null) delete value.diet;
    delete value?.why;
    delete value?.remedy;
    delete value?.sun;
    for (const seated of ['passengers', 'unseated', 'free_seats']) delete value?.[seated];
    if (value?.portions) {
      delete value.portions;
      delete value.outside;
    }
    return value;
  });

/**
 * Removes what says when and where a trip is from calendars and pictures. The recorded trip has an open
 * vote, which the previous release didn't mention there.
 */
const undecidedSince = ({ answer, ...rest }: { answer: unknown }) => ({
  ...rest,
  answer:
    typeof answer === 'string'
      ? answer
          .replaceAll('\r\n ', '')
          .replace(
            /^(?:(?:SUMMARY|LOCATION|GEO|DESCRIPTION|STATUS|TRANSP|SEQUENCE|LAST-MODIFIED)\b.*\r\n|[0-9a-f]{64}$)/gm,
            '',
          )
      : answer,
});

/**
 * Rewrites a recorded finding by the new rule. When a site's access is unknown, the previous
 * release said that a car gets there; the new release says that it should get there, and asks to
 * check.
 */
function asToldSince(path: string, answer: unknown): unknown {
  if (path.endsWith('.csv')) return withoutForWhom(answer);
  if (/calendar|preview/.test(path)) return undecidedSince(answer as { answer: unknown });
  if (!path.endsWith('/fit')) return answer;
  const { answer: fit, ...rest } = answer as { answer: { findings?: { rule: string; text: string }[] } };
  // A refusal is recorded as its status.
  if (!fit.findings) return answer;
  const findings = fit.findings.map(({ text: told, ...each }) => {
    // The previous release didn't name who says a fact.
    const text = told.replaceAll(' (the person who shared it)', '');
    return text.includes('though nobody has said')
      ? {
          ...each,
          level: 'check',
          text: text.replace('gets there', 'should get there').replace('though', 'but'),
        }
      : { ...each, text };
  });
  return { ...rest, answer: { findings: findings.toSorted((a, b) => (a.rule < b.rule ? -1 : 1)) } };
}

/** Takes the column "For", which the previous release didn't have, out of the costs' spreadsheet. */
function withoutForWhom(told: unknown): unknown {
  const { answer, ...rest } = told as { answer: unknown };
  if (typeof answer !== 'string' || !answer.startsWith('Day,What,Paid by,For,')) return told;
  const lines = answer.replaceAll('"Some of us, by typed weights"', 'Some of us').split('\r\n');
  const without = lines.map((line) => line.split(',').toSpliced(3, 1).join(','));
  return { ...rest, answer: without.join('\r\n') };
}

const calls = [...new Set(recorded.answers.map((each) => each.call))];

test.each(calls)('GET %s answers as in the previous release, field by field', async (path) => {
  for (const { of, by, answer } of recorded.answers.filter((each) => each.call === path))
    for (const name of by.length > 0 ? by : [undefined]) {
      const now = { of, name, answer: withoutEmptyCars(shown(path, await answerNow(path, of, name))) };
      // New fields are allowed.
      const then = { of, name, answer: comparable(answer) };
      expect(asToldSince(path, now)).toMatchObject(asToldSince(path, then) as object);
    }
});

test('a guest’s people and vehicles keep their order and ids', async () => {
  const { guests } = before;
  const named = (kind: string, list: (guest: Guest) => object[]) =>
    guests.flatMap((guest) => list(guest).map((_, at) => derivedId(`${guest.id} ${kind} ${at}`)));
  const kept = async (table: string) =>
    (
      await rowsOf<{ id: string }>(`
        select p.id from ${table} p join households h on h.trip_id = p.trip_id and h.id = p.household_id
        where h.profile_id is null order by h.id, p.position`)
    ).map(({ id }) => id);
  expect(await kept('trip_people')).toEqual(named('crew', ({ crew }) => crew));
  expect(await kept('trip_vehicles')).toEqual(named('vehicle', ({ vehicles }) => vehicles));
});

test('an account’s people and vehicles keep the ids of its crew and rides', async () => {
  const kept = `
    select id from trip_people where crew_member_id = id union all select id from trip_vehicles where ride_id = id`;
  expect(await idsOf(kept)).toEqual(before.brought);
});

test('a household that has left but is part of the costs or the gear keeps a row with only its ids', async () => {
  const left = await rowsOf(`
    select role::text, origin::text, reconfirm,
           num_nonnulls(profile_id, refused_by_id, joined_by, name, attending, answered_at, arrive_on, leave_on,
                        agreed_to) said
    from households where left_at is not null`);
  // Five households: Cat and Dan share an expense, Fay paid one, Ivy has a payment, and the fifth
  // had added the axe.
  expect(left).toEqual(Array(5).fill({ role: 'member', origin: 'email', reconfirm: false, said: 0 }));
});

test('all rows stay, except rows that referred to a person who wasn’t on the trip', async () => {
  expect(await countRows()).toEqual(before.counts);
});

test('a line on the bell refers to the household or the notice that it is about', async () => {
  const lines = await rowsOf(`
    select distinct kind::text, household_id = about "household", notice_id = about notice
    from notifications order by kind`);
  expect(lines).toEqual([
    { kind: 'announcements', household: null, notice: true },
    { kind: 'answers', household: true, notice: null },
    { kind: 'changes', household: null, notice: null },
    { kind: 'comments', household: null, notice: true },
  ]);
});

test('the triggers that cleaned up are gone, and the triggers that notify open pages stay', async () => {
  const now = await triggers();
  const gone = ['invites_leave', 'notices_forgotten', 'trip_crew_leave', 'trip_rides_leave'];
  expect(now.filter((name) => gone.includes(name))).toEqual([]);
  expect(now).toEqual(expect.arrayContaining(before.told));
});
