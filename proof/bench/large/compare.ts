import autocannon from 'autocannon';
import { print } from '../../../scripts/print';
import { fill, productDatabase } from '../fill/fill';
import { liftLimits } from '../lift-limits';
import { median } from '../load';
import { type Product, withProduct } from '../servers';
import { type Camper, campersOf, headersWith, OPERATOR } from './campers';
import { everyPath, type Path } from './paths';

const SMALL = 10_000;
const LOADS = 60;
const CONNECTIONS = 64;
/** Number of responses from which the 99th percentile is taken. */
const CROWD = 640;

/** A product with a filled database, and the people whose pages are requested. */
interface Filled extends Product {
  campers: Camper[];
}

/** Names of the pages and endpoints that break a promise. */
const misses: string[] = [];

/**
 * Prints how long each page and GET endpoint takes with `rows` accounts, trips and campsites, ten
 * answers and five expenses for each trip, relative to ten thousand accounts, trips and campsites.
 * Also prints the 99th percentile of the response times while 64 connections request the same path.
 */
export async function compareLarge(dataDir: string, rows: number): Promise<void> {
  const env = { OPERATOR_EMAILS: OPERATOR };
  await withProduct(
    dataDir,
    'small',
    (small) => withProduct(dataDir, 'large', (large) => compare(small, large, rows), env),
    env,
  );
}

async function compare(smallProduct: Product, largeProduct: Product, rows: number): Promise<void> {
  const few = Math.min(SMALL, rows);
  const small = await filled(smallProduct, few);
  const large = await filled(largeProduct, rows);
  const { paths, skipped } = await everyPath(small.url);
  print(`\nPages and GET calls with ${inFull(rows)} accounts, trips and campsites, against ${inFull(few)}`);
  print(
    `  median of ${LOADS} loads (promised: within 1.3); p99 with ${CONNECTIONS} connections against its median (promised: under 4)`,
  );
  for (const path of paths) await measure(path, small, large);
  print(`  not measured: ${skipped.join(', ')}`);
  print(
    misses.length === 0
      ? '  all as promised'
      : `  ${misses.length} beyond what is promised: ${misses.join(', ')}`,
  );
}

async function filled(product: Product, rows: number): Promise<Filled> {
  const started = performance.now();
  await fill(productDatabase(product.adminUrl), {
    accounts: rows,
    trips: rows,
    households: 10,
    sites: rows,
    expenses: 5,
  });
  const minutes = (performance.now() - started) / 60_000;
  const { rows: sizes } = await product.client.query('select pg_database_size(current_database()) size');
  print(
    `\n${inFull(rows)} accounts, trips and campsites, ${inFull(10 * rows)} answers, ${inFull(5 * rows)} expenses: filled in ` +
      `${minutes.toFixed(1)} minutes (promised: under 30), ${(sizes[0].size / 1e9).toFixed(1)} GB`,
  );
  await liftLimits(product.client);
  return { ...product, campers: await campersOf(product) };
}

async function measure(path: Path, small: Filled, large: Filled): Promise<void> {
  const times: [number[], number[]] = [[], []];
  // Alternate between the two products, so that other load on the machine affects both equally. The
  // first rounds warm up both.
  for (let load = -10; load < LOADS; load++) {
    for (const [at, product] of [small, large].entries()) {
      const ms = await timeOf(path, product, camperOf(product, load + 10));
      if (load >= 0) times[at]?.push(ms);
    }
  }
  const [base, full] = [median(times[0]), median(times[1])];
  const { p50, p99, refused } = await crowded(path, large);
  const [ratio, tail] = [full / base, p99 / p50];
  if (ratio > 1.3 || tail > 4 || refused > 0) misses.push(path.name);
  print(
    `  ${path.name.padEnd(42)} ${ratio.toFixed(2)}   (${full.toFixed(1)} ms to ${base.toFixed(1)});   p99 ${tail.toFixed(1)}   (${p99} ms to ${p50})${refused > 0 ? `, ${refused} of ${CROWD} refused` : ''}`,
  );
}

const camperOf = ({ campers }: Filled, nth: number) => campers[nth % campers.length] as Camper;

async function timeOf({ name, as, pathOf }: Path, { url }: Filled, camper: Camper): Promise<number> {
  const headers = headersWith(camper.cookies[as]);
  const started = performance.now();
  const response = await fetch(url + pathOf(camper), { headers, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status >= 400) misses.push(`${name} (${response.status})`);
  return performance.now() - started;
}

/**
 * Sends requests for a path over many connections, for different people in turn. Returns the
 * response times and how many requests failed.
 */
async function crowded({ as, pathOf }: Path, { url, campers }: Filled) {
  const requests = campers.map((camper) => ({
    path: pathOf(camper),
    headers: headersWith(camper.cookies[as]),
  }));
  const {
    latency,
    errors,
    non2xx,
    '3xx': redirects,
  } = await autocannon({
    url,
    requests,
    connections: CONNECTIONS,
    amount: CROWD,
    timeout: 60,
  });
  return { p50: latency.p50, p99: latency.p99, refused: errors + non2xx - redirects };
}

const inFull = (count: number) => count.toLocaleString('en-AU');
