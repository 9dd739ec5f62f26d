import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareAccounts } from '../../bench/accounts';
import { compareSearch } from '../../bench/campsites';
import { pagesOf } from '../../bench/lighthouse/pages';
import { responsesPerSecond, scriptBytes, type Target } from '../../bench/load';
import { compareLists } from '../../bench/long-lists';
import { Person } from '../../bench/person';
import { comparePlaces } from '../../bench/places';
import { liftSearchLimit } from '../../bench/search-limit';
import { freePort, run, startServer } from '../../bench/servers';
import { compareTrips } from '../../bench/trips';
import { addDays, today } from '../../lib/dates';
import { connectTo } from '../database/client';
import { startEmbeddedPostgres } from '../database/embedded-postgres';
import { migrate } from '../database/migrate';
import { seed } from '../database/seed';
import { say } from '../say';

const TRIPS = 20;

const ts = (script: string) => ['--import', 'tsx', script];
const next = 'node_modules/next/dist/bin/next';

/** Ratios against a bare page and a bare handler of the same Next version on the same machine. */
async function bench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-bench-'));
  const [port, barePort] = [await freePort(), await freePort()];
  await run([next, 'build', 'bench/bare']);
  const start = (more: Record<string, string> = {}) =>
    startServer(ts('scripts/server/start.ts'), '/api/health/ready', port, {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
      ...more,
    });

  const first = await start();
  await first.stop();
  const second = await start();
  await second.stop();
  say(`Second start: ${(second.startedInMs / 1000).toFixed(1)} s (promised: under 10 s)`);

  const postgres = await startEmbeddedPostgres(join(dataDir, 'load'));
  await migrate(postgres.url);
  await seed(postgres.url);
  const client = await connectTo(postgres.url);
  await liftSearchLimit(client);
  await client.end();
  const app = await start({ DATABASE_URL: postgres.url, AUTH_SECRET: randomBytes(32).toString('hex') });
  const bare = await startServer([next, 'start', 'bench/bare', '-p', String(barePort)], '/', barePort);
  try {
    const mia = await Person.signUp(app.url, dataDir);
    await planTrips(mia);
    const as = (path: string): Target => ({ url: app.url + path, headers: mia.headers() });
    const search = { method: 'POST' as const, body: JSON.stringify({ postcode: '4031', radius: 100 }) };

    const barePage = { url: `${bare.url}/` };
    const bareHandler = { url: `${bare.url}/api/bare` };
    await compare('Responses a second, against the bare page', responsesPerSecond, barePage, {
      [`home with ${TRIPS} trips`]: as('/'),
      'campsite search': as('/createtrip?postcode=4031'),
      'log-in page': { url: `${app.url}/login` },
    });
    await compare('Responses a second, against the bare handler', responsesPerSecond, bareHandler, {
      'GET /api/health': as('/api/health'),
      'GET /auth/me': as('/auth/me'),
      [`GET /api/trips, ${TRIPS} trips`]: as('/api/trips'),
      'POST /api/locations/public, 100 km': { ...as('/api/locations/public'), ...search },
    });
    await comparePlaces(app.url, bareHandler.url, mia);
    const pages = Object.entries(await pagesOf(app.url, dataDir));
    await compare('JavaScript at first load (gzip), against the bare page', scriptBytes, barePage, {
      ...Object.fromEntries(
        pages.map(([name, { path, cookie = '' }]) => [name, { url: app.url + path, headers: { cookie } }]),
      ),
      crew: as('/your-crew'),
    });
    await compareAccounts(app.url, dataDir);
  } finally {
    await Promise.all([app.stop(), bare.stop()]);
    await postgres.stop();
  }
  try {
    await compareTrips(dataDir);
    await compareLists(dataDir);
    await compareSearch(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function planTrips(person: Person): Promise<void> {
  const sites = await person.send<{ locations: { id: string; name: string }[] }>(
    'POST',
    '/api/locations/public',
    {
      postcode: '4031',
      radius: 100,
    },
  );
  for (const [index, site] of sites.body.locations.slice(0, TRIPS).entries()) {
    await person.send('POST', '/api/trips', {
      tripName: `Trip ${index + 1}`,
      location_id: site.id,
      location_name: site.name,
      location_url: null,
      start_date: addDays(today(), 7 * index + 7),
      end_date: addDays(today(), 7 * index + 9),
      invitees: [],
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    });
  }
}

/** Prints what `measure` finds for each target, and its ratio to the bare one. */
async function compare(
  title: string,
  measure: (target: Target) => Promise<number>,
  bare: Target,
  targets: Record<string, Target>,
): Promise<void> {
  const base = await measure(bare);
  say(`\n${title} (${Math.round(base).toLocaleString('en-AU')})`);
  for (const [name, target] of Object.entries(targets)) {
    const value = await measure(target);
    say(`  ${name.padEnd(38)} ${(value / base).toFixed(2)}   (${Math.round(value).toLocaleString('en-AU')})`);
  }
}

await bench();
