import { Client } from 'pg';
import { sitesNear } from '../../lib/campsites/search/search-sites';
import { nearbySql } from '../../lib/campsites/search/search-sql';
import type { Viewer } from '../../lib/server/auth/viewer';
import { median } from './load';

const CALLS = 60;

const kedron = { latitude: -27.4083, longitude: 153.0298 };
const wanted = { radius: 100 } as const;
// No viewer is needed, because the public sites are the same for everybody.
const nobody = {} as Viewer;

/**
 * Prints how long the search's query takes in ms, through the app's query function and through the
 * bare driver.
 */
async function measure(): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { text, values } = nearbySql(nobody, 'public', kedron, wanted);
  const times = { app: [] as number[], plain: [] as number[] };
  // Alternate between the app and the driver, so that other load on the machine affects both
  // equally.
  for (let call = 0; call < CALLS; call++) {
    times.app.push(await timeOf(() => sitesNear(nobody, 'public', kedron, wanted)));
    times.plain.push(await timeOf(() => client.query(text, values)));
  }
  await client.end();
  process.stdout.write(
    JSON.stringify({ app: median(times.app.slice(10)), plain: median(times.plain.slice(10)) }),
  );
  process.exit();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

await measure();
