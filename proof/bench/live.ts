import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { print } from '../../scripts/print';
import { fill, productDatabase } from './fill/fill';
import { cookieOf, emailOf, headersWith, tripOf } from './large/campers';
import { median } from './load';
import { type Product, withProduct } from './servers';

const PAGES = 1000;
const WRITES_A_SECOND = 500;
const SECONDS = 30;
const WRITERS = 64;
const ROUNDS = 5;
const ROUND_MS = 3000;

/** The measured write: a household answers again. A trigger notifies the trip's open pages. */
const write = 'update households set answered_at = clock_timestamp() where trip_id = $1 and id = $1';

/**
 * Prints how soon open trip pages receive the news of a change, and how much sending the news slows
 * down writes.
 */
export async function measureLive(dataDir: string): Promise<void> {
  await withProduct(dataDir, 'live', async (product) => {
    await fill(productDatabase(product.adminUrl), {
      accounts: PAGES,
      trips: PAGES,
      households: 10,
      sites: PAGES,
      expenses: 5,
    });
    const trips = await measureHearing(product);
    await measureCommits(product, trips);
  });
}

async function measureHearing(product: Product): Promise<string[]> {
  /**
   * For each trip whose page has not yet received the news of a write: the time of the first such
   * write.
   */
  const unheard = new Map<string, number>();
  const delays: number[] = [];
  const onEvent = (trip: string) => {
    const since = unheard.get(trip);
    if (since !== undefined) delays.push(performance.now() - since);
    unheard.delete(trip);
  };
  const trips: string[] = [];
  const streams: IncomingMessage[] = [];
  for (let nth = 0; nth < PAGES; nth++) {
    const cookie = await cookieOf(product, emailOf(nth));
    const trip = await tripOf(product, emailOf(nth));
    trips.push(trip);
    streams.push(await openStream(`${product.url}/api/trips/${trip}/events`, cookie, () => onEvent(trip)));
  }
  const writers = new Pool({ connectionString: product.databaseUrl, max: 20 });
  const started = performance.now();
  const writing: Promise<unknown>[] = [];
  // Write to the trips in turn, so that each page has two seconds to receive the news of a change
  // before the trip's next change.
  for (let nth = 0; nth < SECONDS * WRITES_A_SECOND; nth++) {
    const wait = started + (nth * 1000) / WRITES_A_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    const trip = trips[nth % PAGES] as string;
    if (!unheard.has(trip)) unheard.set(trip, performance.now());
    writing.push(writers.query(write, [trip]));
  }
  await Promise.all(writing);
  const rate = writing.length / ((performance.now() - started) / 1000);
  await sleep(3000);
  const heard = delays.length;
  delays.push(...Array.from(unheard.values(), (since) => performance.now() - since));
  await writers.end();
  for (const stream of streams) stream.destroy();
  delays.sort((a, b) => a - b);
  const at = (share: number) => (delays[Math.ceil(share * delays.length) - 1] ?? Number.NaN).toFixed(0);
  print(
    `\n${PAGES} open trip pages while ${rate.toFixed(0)} rows of their trips are written a second, in SQL, for ${SECONDS} s`,
  );
  print(
    `  from a write to its page: median ${at(0.5)} ms, p99 ${at(0.99)}, longest ${at(1)}   (promised: within 1000; heard ${heard} changes of ${writing.length}, ${unheard.size} never)`,
  );
  return trips;
}

/** Opens a trip's stream of changes and waits for its first event. */
async function openStream(url: string, cookie: string, onChange: () => void): Promise<IncomingMessage> {
  const request = get(url, { headers: headersWith(cookie), agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  // Closing the stream at the end causes an error, which isn't a failure.
  response.on('error', () => undefined);
  response.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('event: changed')) onChange();
  });
  await once(response, 'data');
  return response;
}

async function measureCommits({ databaseUrl, client }: Product, trips: string[]): Promise<void> {
  const listener = new Client({ connectionString: databaseUrl });
  await listener.connect();
  await listener.query('listen trip');
  const writers = trips
    .slice(0, WRITERS)
    .map((trip) => ({ trip, own: new Client({ connectionString: databaseUrl }) }));
  await Promise.all(writers.map(({ own }) => own.connect()));
  const rates: Record<'enable' | 'disable', number[]> = { enable: [], disable: [] };
  // Alternate between enabled and disabled triggers, so that other load on the machine affects both
  // equally. The first round warms up both.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const triggers of ['enable', 'disable'] as const) {
      await client.query(`alter table households ${triggers} trigger households_told`);
      let commits = 0;
      const until = performance.now() + ROUND_MS;
      await Promise.all(
        writers.map(async ({ trip, own }) => {
          for (; performance.now() < until; commits++) await own.query(write, [trip]);
        }),
      );
      if (round > 0) rates[triggers].push(commits / (ROUND_MS / 1000));
    }
  }
  await Promise.all([listener, ...writers.map(({ own }) => own)].map((each) => each.end()));
  const [told, untold] = [median(rates.enable), median(rates.disable)];
  print(
    `  commits a second of ${WRITERS} writers: ${told.toFixed(0)} with the trigger, ${untold.toFixed(0)} without (${(told / untold).toFixed(2)})`,
  );
}
