import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres';
import { migrate } from '../../scripts/database/migrate';
import { seed } from '../../scripts/database/seed';
import { serverFile } from '../../scripts/paths';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { buildIfStale } from '../../scripts/server/build';
import { median } from './load';
import { pagesOf } from './pages';
import { processorTimeOf } from './processor-time';
import { type Server, startServer } from './servers';

/**
 * Number of times that all servers are started. Two processes of the same code differ by a few per
 * cent, so one start isn't enough.
 */
const STARTS = 5;
const ROUNDS = 4;
const PAGES = 400;
const TOKEN = 'a token for the bench';

/** Seconds between two scrapes, as in Prometheus's sample configuration. */
const SCRAPED_EACH = 15;

/** Milliseconds per page, elapsed (`clock`) and of processor time. */
type Cost = Record<'clock' | 'processor', number>;

/**
 * Prints the cost of metrics: compares a page of a server that has METRICS_TOKEN with the same page
 * of a server without it.
 */
export async function compareMetrics(dataDir: string): Promise<void> {
  await buildIfStale();
  const postgres = await startEmbeddedPostgres(join(dataDir, 'metrics'));
  await migrate(postgres.url);
  await seed(postgres.url);
  const AUTH_SECRET = randomBytes(32).toString('hex');
  const start = async (more: Record<string, string> = {}) => {
    const port = await freePort();
    return startServer([serverFile], '/api/health/ready', port, {
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      AUTH_SECRET,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
      ...more,
    });
  };
  const ratios = { measured: [] as Cost[], again: [] as Cost[] };
  const scrapes: number[] = [];
  let page = '';
  let cookie = '';
  let running: Server[] = [];
  try {
    for (let started = 0; started < STARTS; started++) {
      const [plain, again, measured] = [await start(), await start(), await start({ METRICS_TOKEN: TOKEN })];
      running = [plain, again, measured];
      if (!page) ({ path: page, cookie } = (await pagesOf(plain.url, dataDir)).trip);
      const costOf = (server: Server) => costOfPage(server, page, cookie);
      for (const server of running) await costOf(server);
      for (let round = 0; round < ROUNDS; round++) {
        // Measure the servers in turn and in both orders, so that other load on the machine affects
        // all equally.
        const [first, last] = round % 2 ? [measured, again] : [again, measured];
        const costs = new Map<Server, Cost>();
        for (const server of [first, plain, last]) costs.set(server, await costOf(server));
        const base = costs.get(plain);
        ratios.measured.push(against(costs.get(measured), base));
        ratios.again.push(against(costs.get(again), base));
        scrapes.push(await processorTimeOf(measured.pid, () => scrape(measured)));
      }
      await Promise.all(running.splice(0).map((server) => server.stop()));
    }
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await postgres.stop();
  }
  const pairs = STARTS * ROUNDS;
  print(`\nA trip's page with METRICS_TOKEN against one without, ${pairs} pairs of ${PAGES} pages`);
  printRatios('with', ratios.measured, '; promised: under 1.01');
  printRatios('without, beside itself', ratios.again, '');
  const each = scrapes.reduce((sum, ms) => sum + ms, 0) / scrapes.length;
  print(
    `  A scrape takes ${each.toFixed(1)} ms of the processor, ${((each / SCRAPED_EACH / 1000) * 100).toFixed(2)} % of one every ${SCRAPED_EACH} s`,
  );
}

async function costOfPage(server: Server, path: string, cookie: string): Promise<Cost> {
  let clock = 0;
  const processor = await processorTimeOf(server.pid, async () => {
    const { non2xx, errors, duration } = await autocannon({
      url: server.url + path,
      headers: { cookie },
      connections: 5,
      amount: PAGES,
    });
    if (non2xx || errors) throw new Error(`${path}: ${non2xx} refusals, ${errors} errors`);
    clock = duration * 1000;
  });
  return { clock: clock / PAGES, processor: processor / PAGES };
}

async function scrape({ url }: Server): Promise<void> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  if (!response.ok) throw new Error(`/metrics: ${response.status}`);
  await response.text();
}

const against = (cost?: Cost, base?: Cost): Cost => {
  if (!cost || !base) throw new Error('a round is incomplete');
  return { clock: cost.clock / base.clock, processor: cost.processor / base.processor };
};

function printRatios(name: string, ratios: Cost[], promise: string): void {
  const of = (kind: keyof Cost) => {
    const sorted = ratios.map((ratio) => ratio[kind]).sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3);
    return `${median(sorted).toFixed(3)} (half of them ${at(0.25)} to ${at(0.75)})`;
  };
  print(`  ${name.padEnd(24)} processor ${of('processor')}   clock ${of('clock')}${promise}`);
}
