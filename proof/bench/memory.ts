import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres';
import { migrate } from '../../scripts/database/migrate';
import { seed } from '../../scripts/database/seed';
import { serverFile } from '../../scripts/paths';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { buildIfStale } from '../../scripts/server/build';
import { pagesOf } from './pages';
import { type Server, startServer } from './servers';

const HEAP = 256;
const PAGES = 20_000;

/**
 * Runs a server with the heap limit of a 512 MB host. Prints its live memory after the start and
 * after many pages.
 */
export async function measureMemory(dataDir: string): Promise<void> {
  await buildIfStale();
  const postgres = await startEmbeddedPostgres(join(dataDir, 'memory'));
  await migrate(postgres.url);
  await seed(postgres.url);
  const port = await freePort();
  const report = join(dataDir, 'heap.json');
  const server = await startServer(
    [`--max-old-space-size=${HEAP}`, '--require', './proof/bench/report-heap.cjs', serverFile],
    '/api/health/ready',
    port,
    {
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '1',
      HEAP_REPORT: report,
    },
  );
  try {
    print(`\nAlive in a heap of ${HEAP} MB`);
    printHeap('at the start', await heapOf(server, report), 160);
    const { home, trip } = await pagesOf(server.url, dataDir);
    const requests = [home, trip].map(({ path, cookie }) => ({ path, headers: { cookie } }));
    // Run autocannon several times, because the server closes a connection after 1,000 requests and
    // autocannon opens no new one.
    for (let done = 0; done < PAGES; done += PAGES / 4) {
      const { non2xx, errors } = await autocannon({
        url: server.url,
        connections: 10,
        amount: PAGES / 4,
        requests,
      });
      if (non2xx || errors) throw new Error(`${non2xx} refusals, ${errors} errors`);
    }
    printHeap(`after ${PAGES.toLocaleString('en-AU')} pages`, await heapOf(server, report), 200);
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

async function heapOf({ pid }: Server, report: string): Promise<NodeJS.MemoryUsage> {
  await rm(report, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await sleep(100);
    const written = await readFile(report, 'utf8').catch(() => '');
    if (written) return JSON.parse(written);
  }
}

function printHeap(when: string, { heapUsed, rss }: NodeJS.MemoryUsage, promised: number): void {
  const inMegabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  print(
    `  ${when.padEnd(38)} ${inMegabytes(heapUsed)} MB   (resident ${inMegabytes(rss)} MB; promised: at most ${promised})`,
  );
}
