import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { addDays, today } from '../../lib/dates';
import { connectTo } from '../../scripts/database/client';
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres';
import { migrate } from '../../scripts/database/migrate';
import { seed } from '../../scripts/database/seed';
import { Person } from '../../scripts/demo/person';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { compareAccounts } from './accounts';
import { compareRates, compareScripts, weighPages } from './compare';
import { liftLimits } from './lift-limits';
import type { Target } from './load';
import { type Page, pagesOf } from './pages';
import { comparePlaces } from './places';
import { run, startServer } from './servers';
import { TRIP_PARTS } from './trips';

const TRIPS = 20;

const ts = (script: string) => ['--import', 'tsx', script];
const next = 'node_modules/next/dist/bin/next';

/** The parts of the benchmark that compare one running server with the bare app. */
export const comparedWithBare = ['rates', 'size', 'suggestions', 'scripts', 'accounts'];

/** Runs the parts for which `wanted` returns true, and prints their results. */
export async function compareWithBare(dataDir: string, wanted: (part: string) => boolean): Promise<void> {
  const [port, barePort] = [await freePort(), await freePort()];
  await run([next, 'build', 'proof/bench/bare']);
  const start = (more: Record<string, string> = {}) =>
    startServer(ts('scripts/server/start.ts'), '/api/health/ready', port, {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
      ...more,
    });

  if (wanted('start')) {
    const first = await start();
    await first.stop();
    const second = await start();
    await second.stop();
    print(`Second start: ${(second.startedInMs / 1000).toFixed(1)} s (promised: under 10 s)`);
  }
  if (!comparedWithBare.some(wanted)) return;

  const postgres = await startEmbeddedPostgres(join(dataDir, 'load'));
  await migrate(postgres.url);
  await seed(postgres.url);
  const client = await connectTo(postgres.url);
  await liftLimits(client);
  await client.end();
  const app = await start({ DATABASE_URL: postgres.url, AUTH_SECRET: randomBytes(32).toString('hex') });
  const bare = await startServer([next, 'start', 'proof/bench/bare', '-p', String(barePort)], '/', barePort);
  try {
    const mia = await Person.signUp(app.url, dataDir);
    await planTrips(mia);
    const pages = await pagesOf(app.url, dataDir);
    const as = (path: string): Target => ({ url: app.url + path, headers: mia.headers() });
    const of = ({ path, cookie }: Page): Target => ({
      url: app.url + path,
      headers: cookie ? { cookie } : {},
    });
    const crew = { ...pages.home, path: '/your-crew' };
    const home = as('/');
    const found = as('/createtrip?postcode=4031');
    const search = { method: 'POST' as const, body: JSON.stringify({ postcode: '4031', radius: 100 }) };

    const partOf = (trip: Page, part: string) => ({ ...trip, path: `${trip.path}/${part}` });

    const barePage = { url: `${bare.url}/` };
    const guardedPage = { url: `${bare.url}/guarded` };
    const bareHandler = { url: `${bare.url}/api/bare` };
    if (wanted('rates')) {
      const floors = { 'the bare page': barePage, 'the same behind a middleware with a nonce': guardedPage };
      await compareRates(floors, {
        [`home with ${TRIPS} trips`]: { target: home, promised: 0.45 },
        trip: { target: of(pages.trip), promised: 0.35 },
        Cars: { target: of(partOf(pages.trip, 'cars')), promised: 0.35 },
        crew: { target: of(crew), promised: 0.5 },
        'log-in': { target: of(pages['log-in']), promised: 0.7 },
        'campsite search': { target: found, promised: 0.35 },
      });
      await compareRates(
        { 'the bare handler': bareHandler },
        {
          'GET /api/health': { target: as('/api/health') },
          'GET /auth/me': { target: as('/auth/me'), promised: 0.6 },
          [`GET /api/trips, ${TRIPS} trips`]: { target: as('/api/trips'), promised: 0.5 },
          'POST /api/locations/public, 100 km': { target: { ...as('/api/locations/public'), ...search } },
        },
      );
    }
    if (wanted('size'))
      await weighPages({
        [`home with ${TRIPS} trips`]: { target: home, promised: 'under 45 plain' },
        'campsite search': { target: found, promised: 'at most 40 plain' },
      });
    if (wanted('suggestions'))
      await comparePlaces(app.url, bareHandler.url, [mia, await Person.signUp(app.url, dataDir)]);
    if (wanted('scripts'))
      await compareScripts('the bare page', barePage, {
        'log-in': { target: of(pages['log-in']), promised: 1.15 },
        invite: { target: of(pages.invite), promised: 1.15 },
        home: { target: of(pages.home), promised: 1.3 },
        find: { target: of(pages.find), promised: 1.3 },
        trip: { target: of(pages.trip), promised: 1.3 },
        ...Object.fromEntries(
          TRIP_PARTS.map((part) => [
            `trip, ${part}`,
            { target: of(partOf(pages.trip, part)), promised: 1.3 },
          ]),
        ),
        'create-trip': { target: of(pages['create-trip']), promised: 1.3 },
        crew: { target: of(crew), promised: 1.3 },
      });
    if (wanted('accounts')) await compareAccounts(app.url, dataDir);
  } finally {
    await Promise.all([app.stop(), bare.stop()]);
    await postgres.stop();
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
