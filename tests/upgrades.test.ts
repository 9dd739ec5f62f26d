import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import type { Handler } from '@/lib/server/http/route';
import { concurrentIndex } from '@/scripts/database/migration-history';
import { savedRows } from '@/scripts/demo/saved-rows';
import { print } from '@/scripts/print';
import { call } from './call';
import { clockShift, shiftDate } from './jest/clock';
import { shiftDatabase } from './jest/database-clock';
import { siblingUrl } from './jest/test-databases';
import { withAdmin } from './jest/with-admin';
import { fillTables, hotTables, runAndJudge } from './migration-locks';
import { loadRelease, migrationSql, migrationsAfter, type Release, savedReleases } from './releases';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) =>
      cookie.startsWith(`${name}=`) ? { value: cookie.slice(name.length + 1) } : undefined,
  }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
  usePathname: () => '/',
}));

/** True in `npm run release-check -- upgrades`. `npm test` upgrades only the newest release. */
const whole = process.env.RELEASES === 'all';
const releases = whole ? savedReleases() : savedReleases().slice(-1);
/** Number of rows in each locked table when lock times are measured. 0 skips this measurement. */
const rowsMeasured = Number(process.env.MIGRATION_ROWS ?? (whole ? 1_000_000 : 0));
const database = 'scratch_upgrades';

// Nobody tests with Postgres 14, the oldest that a start admits.
test('no migration needs a newer Postgres than 14', () => {
  const newer = /SET (NULL|DEFAULT) ?\(|NULLS NOT DISTINCT|^MERGE |security_invoker/im;
  const names = migrationsAfter({ migrations: [] } as unknown as Release);
  expect(names.filter((name) => newer.test(migrationSql(name)))).toEqual([]);
});

type Lib = Awaited<ReturnType<typeof loadLib>>;
type Counts = Record<string, number>;

/**
 * Tables that may have more rows after the upgrade, because the upgrade loads the open data again, and
 * because this test logs in.
 */
const mayGrow = [
  'campsite_features',
  'campsites',
  'known_words',
  'places',
  'site_dogs',
  'site_features',
  'site_parks',
  'site_roads',
  'sessions',
  'rate_limits',
];

describe.each(releases)('from the release of $day', (release) => {
  let client: Client;
  let before: Counts;
  let savedAgain: string;
  let lib: Lib;

  beforeAll(async () => {
    const scratch = await loadRelease(database, release);
    client = scratch.client;
    before = await countRows(client);
    savedAgain = await savedRows(client);
    const words = await migrate(scratch.url);
    expect(words).toBe(`Migrations applied: ${migrationsAfter(release).length}. Open data: loaded.\n`);
    await goBackTo(release.saved);
    process.env.DATABASE_URL = scratch.url;
    lib = await loadLib();
  });

  afterAll(async () => {
    await lib.end();
    await client.end();
  });

  test('its rows would be saved again unchanged', () => {
    const rowsIn = (sql: string) => sql.match(/^\{.*\}/gm)?.toSorted();
    expect(rowsIn(savedAgain)).toEqual(rowsIn(release.sql));
  });

  test('every row is kept', () => keepsRows(client, before));

  test('every foreign key and check holds for all rows', () => keepsConstraints(client));

  test('the organiser finds the trips, the next trip and its costs', () => showsTrips(lib, release));

  // The rest tests the checks above.
  if (!whole) return;

  test.each([
    ['deletes rows', `delete from notices`, keepsRows],
    ['moves a table', `create table notes as table notices; drop table notices cascade`, keepsRows],
    [
      'leaves a foreign key for later',
      `alter table trips add constraint later foreign key (id) references users (id) not valid`,
      keepsConstraints,
    ],
  ])('the test notices a migration that %s', async (_, sql, holds) => {
    await client.query('begin');
    await client.query(sql);
    await expect(holds(client, before)).rejects.toThrow();
    await client.query('rollback');
    await holds(client, before);
  });

  test('the test notices a migration that adds a column which existing rows can’t fill', async () => {
    await expect(client.query('alter table trips add column needed text not null')).rejects.toThrow(
      'contains null values',
    );
  });

  test.each([
    ['trips', 'name'],
    ['expenses', 'cents'],
    ['profiles', 'username'],
  ])('the test notices a migration that removes the column of %s named %s', async (table, column) => {
    // Renames the column instead of dropping it, because the next test needs the column.
    await client.query(`alter table ${table} rename ${column} to gone`);
    try {
      await expect(showsTrips(lib, release)).rejects.toThrow();
    } finally {
      await client.query(`alter table ${table} rename gone to ${column}`);
    }
    await showsTrips(lib, release);
  });
});

describe('migrations since the newest release', () => {
  const release = savedReleases().at(-1) as Release;
  const scratch = 'scratch_locks';
  let client: Client;

  beforeAll(async () => {
    ({ client } = await loadRelease(scratch, release));
    await fill(scratch, hotTables, 1000);
  });

  afterAll(() => client.end());

  /** Runs a migration, returns its refusals, and rolls it back. */
  const refusalsOf = async (sql: string) => {
    await client.query('begin');
    const { refusals } = await runAndJudge(client, sql).finally(() => client.query('rollback'));
    return refusals;
  };

  test.each([
    [
      'adds a column whose default differs from row to row',
      'alter table trips add column x uuid default gen_random_uuid()',
      'trips: locked while all rows are read',
    ],
    [
      'adds a computed column',
      'alter table users add column x text generated always as (lower(name)) stored',
      'users: locked while all rows are read',
    ],
    [
      'lets a column be empty no longer',
      'alter table trips alter column name set not null',
      'trips: locked while all rows are read',
    ],
    [
      'changes a type',
      'alter table expenses alter column cents type numeric',
      'expenses: locked while all rows are read',
    ],
    [
      'adds a check',
      `alter table households add constraint x check (name <> 'x')`,
      'households: locked while all rows are read',
    ],
    [
      'adds a check and looks through the rows at once',
      `alter table households add constraint x check (name <> 'x') not valid; alter table households validate constraint x`,
      'households: locked while all rows are read',
    ],
    [
      'adds a foreign key',
      'alter table crew_members add foreign key (profile_id) references profiles (id)',
      'crew_members: locked while all rows are read',
    ],
    [
      'makes an index',
      'create index on notifications (text)',
      'notifications: locked while all rows are read',
    ],
    [
      'makes a unique index',
      'create unique index on sessions (id, expires_at)',
      'sessions: locked while all rows are read',
    ],
    ['fills a column', `update invites set note = 'x'`, 'invites: all rows are changed'],
    [
      'fills a column in a block',
      `do $$ begin perform 1; update todos set text = 'x'; end $$`,
      'todos: all rows are changed',
    ],
  ])('a migration that %s is refused', async (_, sql, refusal) => {
    expect(await refusalsOf(sql)).toContain(refusal);
  });

  test.each([
    ['adds a column', 'alter table trips add column x text'],
    ['adds a column with one default', `alter table trips add column x int not null default 1`],
    ['adds a check for new rows', `alter table trips add constraint x check (name <> 'x') not valid`],
    ['checks the rows of before', 'alter table trips validate constraint trips_text_check'],
    ['takes a column away', 'alter table profiles drop column suburb'],
    ['makes a table', 'create table x (trip_id uuid references trips (id) on delete cascade)'],
  ])('a migration that %s is accepted', async (_, sql) => expect(await refusalsOf(sql)).toEqual([]));

  test('a migration that sets a column not null is accepted after a check of all rows', async () => {
    const never = 'alter table profiles add constraint never check (suburb is not null)';
    expect(await refusalsOf(never)).toEqual(['profiles: locked while all rows are read']);
    await client.query(`${never} not valid`);
    expect(await refusalsOf('alter table profiles validate constraint never')).toEqual([]);
    await client.query('alter table profiles validate constraint never');
    expect(await refusalsOf('alter table profiles alter column suburb set not null')).toEqual([]);
    await client.query('alter table profiles drop constraint never');
  });

  test('no migration reads through a hot table while it locks it', async () => {
    for (const name of migrationsAfter(release)) {
      const { refusals, locked } = await apply(client, name);
      expect({ name, refusals }).toEqual({ name, refusals: [] });
      for (const table of locked) lockedTables.add(table);
    }
  });

  const lockedTables = new Set<string>();

  if (rowsMeasured > 0)
    test('with many rows none locks a hot table for a second', async () => {
      const large = await loadRelease('scratch_million', release);
      await fill('scratch_million', [...lockedTables, 'notifications'], rowsMeasured);
      for (const name of migrationsAfter(release)) {
        const { locked, milliseconds } = await apply(large.client, name);
        print(`${name}: ${Math.round(milliseconds)} ms, locks ${locked.join(', ') || 'no hot table'}`);
        if (locked.length > 0) expect({ name, long: milliseconds > 1000 }).toEqual({ name, long: false });
      }
      const bad = 'alter table notifications alter column about type text';
      expect((await inTransaction(large.client, bad)).milliseconds).toBeGreaterThan(1000);
      await large.client.end();
    }, 600_000);
});

const admin = (name: string) => siblingUrl(process.env.TEST_CLUSTER_ADMIN_URL ?? '', name);

const fill = (name: string, tables: string[], rows: number) =>
  withAdmin(admin(name), (it) => fillTables(it, tables, rows));

/** Runs SQL as a migration and measures how long others wait for its locks, in ms. */
async function inTransaction(client: Client, sql: string) {
  await client.query('begin');
  const begun = performance.now();
  const judged = await runAndJudge(client, sql);
  await client.query('commit');
  return { ...judged, milliseconds: performance.now() - begun };
}

/** Runs a migration as the product does. */
async function apply(client: Client, name: string) {
  const sql = migrationSql(name);
  if (!concurrentIndex(sql)) return inTransaction(client, sql);
  await client.query(sql);
  return { locked: [], refusals: [], milliseconds: 0 };
}

/** Runs `npm run migrate` on this database and returns its output. */
async function migrate(url: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url };
  const script = ['--import', 'tsx', 'scripts/database/migrate.ts'];
  return (await promisify(execFile)('node', script, { env })).stdout;
}

/**
 * Sets Node's and the database's clock back to the time when a release was saved, so that the
 * release's next trip is still to come.
 */
async function goBackTo(saved: string): Promise<void> {
  const shift = Date.parse(saved) - Date.now();
  shiftDate(shift);
  await withAdmin(admin(database), (it) => shiftDatabase(it, shift + clockShift));
}

/**
 * Loads the product's modules anew for each release, so that they connect to the upgraded database.
 */
async function loadLib() {
  jest.resetModules();
  const { singletons } = await import('@/lib/server/singleton');
  singletons.delete('database');
  const { db, pool } = await import('@/lib/server/db/client');
  const { startSession } = await import('@/lib/server/auth/sessions');
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { ToastProvider } = await import('@/components/ui/toast');
  const page = async (file: string, props: object) => {
    const { default: Page } = await import(`@/app/${file}/page`);
    return renderToStaticMarkup(createElement(ToastProvider, null, await Page(props)));
  };
  const { GET: getTrips } = await import('@/app/api/trips/route');
  const { GET: getTrip } = await import('@/app/api/trips/[id]/route');
  const { GET: getCosts } = await import('@/app/api/trips/[id]/expenses/route');
  const end = async () => {
    await db.$disconnect();
    if (!pool.ended) await pool.end();
    singletons.delete('database');
  };
  return { db, startSession, page, getTrips, getTrip, getCosts, end };
}

async function countRows(client: Client): Promise<Counts> {
  const { rows } = await client.query<{ name: string }>(
    `select relname "name" from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations'`,
  );
  const counts: Counts = {};
  for (const { name } of rows)
    counts[name] = (await client.query(`select count(*)::int from ${name}`)).rows[0].count;
  return counts;
}

async function keepsRows(client: Client, before: Counts): Promise<void> {
  const now = await countRows(client);
  const tables = Object.keys(before);
  const changed = tables.filter((table) => now[table] !== before[table] && !mayGrow.includes(table));
  expect(changed).toEqual([]);
  for (const table of mayGrow) expect(now[table]).toBeGreaterThanOrEqual(before[table] ?? 0);
}

/** Checks that no migration has left a foreign key or check constraint unvalidated. */
async function keepsConstraints(client: Client): Promise<void> {
  const { rows } = await client.query(
    'select conrelid::regclass "table", conname "name" from pg_constraint where not convalidated',
  );
  expect(rows).toEqual([]);
}

/**
 * Checks that the current product's responses to the organiser equal the release's, and that the
 * pages show them.
 */
async function showsTrips(lib: Lib, { answers }: Release): Promise<void> {
  const olivia = await lib.db.user.findUniqueOrThrow({ where: { email: 'olivia@example.com' } });
  const session = await lib.startSession(olivia.id, { userAgent: null, address: null });
  cookie = session.split(';')[0] ?? '';
  const { id, trip_name, start_date, end_date } = answers.trip.trip;
  const get = async (handler: Handler, params = {}) => {
    const { status, body } = await call<object>(handler, 'GET', { as: { cookie }, params });
    return { status, ...body };
  };
  const trips = answers.trips.trips.map((trip) => ({ id: trip.id, trip_name: trip.trip_name }));
  expect(await get(lib.getTrips)).toMatchObject({ status: 200, trips });
  expect(await get(lib.getTrip, { id })).toMatchObject({ trip: { id, trip_name, start_date, end_date } });
  const expenses = answers.costs.expenses.map(({ what, cents }) => ({ what, cents }));
  expect(await get(lib.getCosts, { id })).toMatchObject({ status: 200, expenses });

  const asked = { params: Promise.resolve({ tripId: id }), searchParams: Promise.resolve({}) };
  expect(await lib.page('(app)', asked)).toContain(trip_name);
  expect(await lib.page('(trip)/trip/[tripId]', asked)).toContain(trip_name);
  expect(await lib.page('(trip)/trip/[tripId]/costs', asked)).toContain(expenses[0]?.what);
}
