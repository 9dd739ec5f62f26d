import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, serverFile } from '../../scripts/paths';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { heapFlags } from '../../scripts/server/heap-limit';
import { fill, productDatabase } from '../bench/fill/fill';
import { cookieOf, emailOf, tripOf } from '../bench/large/campers';
import { type Database, type Server, startServer, withDatabase } from '../bench/servers';
import { Browser } from '../cluster/browser';
import { OpenPage } from '../cluster/live';
import { programs } from '../cluster/packages';
import { Caller } from './caller';
import { Group } from './crowd';
import { HistoryFile } from './history';
import { slowClients } from './slow-clients';
import { makeCamper } from './world';

const PAGES = 1000;
const SLOW_CLIENTS = 200;
const PEOPLE = 10;
const ROUNDS = 2;
/** Without a good response, in milliseconds; only the proxy's 503 may stand in between. */
const LONGEST = 5000;
const SETTLING_MS = 30_000;

/**
 * Replaces each of two servers behind deploy/Caddyfile while people write, a thousand pages of trips
 * are open and slow clients hold connections. Writes the history of all calls to a file. Throws when
 * a caller got another error than the proxy's 503, or pages stay deaf.
 */
export async function replaceServers(file: string, stopped: AbortSignal): Promise<void> {
  if (!existsSync(programs.caddy[0])) throw new Refusal('This needs Caddy: apt-get install --yes caddy.');
  const folder = await mkdtemp(join(tmpdir(), 'campmates-replace-'));
  try {
    await withDatabase(folder, 'postgres', (database) => behindCaddy(database, folder, file, stopped));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function behindCaddy(database: Database, folder: string, file: string, stopped: AbortSignal) {
  const size = { accounts: PAGES, trips: PAGES, households: 3, sites: 10, expenses: 1 };
  await fill(productDatabase(database.adminUrl), size);
  const [one, other, web] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${web}`;
  const start = (port: number) =>
    startServer([...heapFlags(), serverFile], '/api/health/ready', port, {
      APP_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: database.databaseUrl,
      AUTH_SECRET: database.secret,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
    });
  const servers: Server[] = [await start(one), await start(other)];
  const caddy = spawn(programs.caddy[0], ['run', '--config', join(root, 'deploy', 'Caddyfile')], {
    env: {
      NODE_ENV: 'production',
      HOME: folder,
      CAMPMATES_SITE: url,
      CAMPMATES_SERVER: `127.0.0.1:${one} 127.0.0.1:${other}`,
    },
    stdio: 'ignore',
  });
  const history = new HistoryFile(file);
  const caller = new Caller(url, history);
  const over = new AbortController();
  const pages: OpenPage[] = [];
  try {
    await sleep(1000);
    pages.push(...(await openPages(database, url)));
    const campers = [];
    while (campers.length < PEOPLE) campers.push(await makeCamper(url, database, campers.length));
    const group = new Group(caller, campers, 0);
    await group.move();
    const used = [
      group.run(over.signal),
      slowClients(url, SLOW_CLIENTS, over.signal),
      readPages(caller, campers[0], over.signal),
    ];
    await untilAllListen(pages);
    for (let nth = 0; nth < ROUNDS * servers.length && !stopped.aborted; nth++) {
      await sleep(5000);
      history.add({ at: performance.now(), did: 'server replaced' });
      const place = nth % servers.length;
      await servers[place]?.stop();
      servers[place] = await start([one, other][place] as number);
    }
    await sleep(5000);
    const again = await untilAllListen(pages);
    over.abort();
    caller.deadline = performance.now() + SETTLING_MS;
    await Promise.all(used);
    await group.readAll();
    print(`All ${PAGES} open pages listen again ${(again / 1000).toFixed(1)} s after the last replacement.`);
    judge(caller);
  } finally {
    over.abort();
    for (const page of pages) page.close();
    caddy.kill('SIGTERM');
    await once(caddy, 'close');
    for (const server of servers) await server.stop();
    await history.close();
  }
}

async function openPages(database: Database, url: string): Promise<OpenPage[]> {
  const pages: OpenPage[] = [];
  for (let nth = 0; nth < PAGES; nth++) {
    const email = emailOf(nth);
    const browser = new Browser(url, await cookieOf(database, email));
    pages.push(new OpenPage(browser, await tripOf(database, email), url));
  }
  return pages;
}

/** Resolves to the milliseconds that it took. */
async function untilAllListen(pages: OpenPage[]): Promise<number> {
  const began = performance.now();
  while (!pages.every((page) => page.listens)) {
    if (performance.now() - began > SETTLING_MS)
      throw new Refusal(
        `${pages.filter((page) => !page.listens).length} open pages hear of no change any more.`,
      );
    await sleep(100);
  }
  return performance.now() - began;
}

async function readPages(
  caller: Caller,
  camper: Parameters<Caller['read']>[0] | undefined,
  over: AbortSignal,
) {
  while (camper && !over.aborted) {
    await caller.read({ ...camper, process: 2000 }, { kind: 'page', path: '/your-gear' });
    await sleep(50);
  }
}

function judge({ failures }: Caller): void {
  const count = (status: number) => failures.filter((each) => each.status === status).length;
  const longest = Math.max(0, ...spans(failures.map(({ at }) => at)));
  const statuses = [...new Set(failures.map(({ status }) => status))];
  const words = statuses.map((status) => `${count(status)} with ${status || 'no response'}`).join(', ');
  print(
    `Calls that failed meanwhile: ${words || 'none'}; the longest time with them: ${Math.round(longest)} ms.`,
  );
  if (statuses.some((status) => status !== 503)) throw new Refusal('Callers got other errors than a 503.');
  if (longest > LONGEST) throw new Refusal(`Callers got errors for ${Math.round(longest)} ms.`);
}

/** Lengths of the times in which one failure follows another within a second. */
function spans(times: number[]): number[] {
  const lengths: number[] = [];
  let began = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const at of times.toSorted((a, b) => a - b)) {
    if (at - last > 1000) began = at;
    last = at;
    lengths.push(last - began);
  }
  return lengths;
}
