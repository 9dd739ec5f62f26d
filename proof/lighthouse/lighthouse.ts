import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/checks/browser';
import { command } from '../../scripts/command';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { type Page, pagesOf } from '../bench/pages';
import { startServer } from '../bench/servers';
import { type Audit, auditPage, type Category, categories } from './audit';

const RUNS = 3;

/**
 * The lowest allowed scores of a page. Only the log-in page needs a score for SEO, because search
 * engines can't open the others.
 */
const promised = (page: string): Partial<Record<Category, number>> => ({
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  ...(page === 'log-in' && { seo: 100 }),
});

/**
 * `npm run lighthouse` audits the pages of the production build with a person's data and takes the
 * best of three runs. `npm run lighthouse -- home find` audits only these pages.
 */
await command(async () => {
  const asked = process.argv.slice(2);
  const chromium = await findChromium();
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-lighthouse-'));
  const port = await freePort();
  const app = await startServer(['--import', 'tsx', 'scripts/server/start.ts'], '/api/health/ready', port, {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '1',
  });
  try {
    const pages = Object.entries<Page>(await pagesOf(app.url, dataDir));
    const missed: string[] = [];
    print(`${'Page'.padEnd(14)}${categories.map((name) => name.padStart(16)).join('')}`);
    for (const [page, { path, cookie }] of pages) {
      if (asked.length > 0 && !asked.includes(page)) continue;
      const runs: Audit[] = [];
      const audit = () => auditPage(app.url + path, chromium, cookie);
      // Lighthouse sometimes fails to record a page load for reasons that have nothing to do with
      // the page, so try again.
      for (let run = 0; run < RUNS; run++) runs.push(await audit().catch(audit));
      missed.push(...report(page, runs));
    }
    if (missed.length > 0) throw new Refusal(`Missed: ${missed.join('; ')}.`);
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/**
 * Prints a page's best scores with their figures and faults. Returns the required scores that the
 * page doesn't reach.
 */
function report(page: string, runs: Audit[]): string[] {
  const best = (name: Category) => Math.max(...runs.map(({ scores }) => scores[name]));
  const fastest = runs.find(({ scores }) => scores.performance === best('performance'));
  const least = promised(page);
  print(
    `${page.padEnd(14)}${categories.map((name) => String(name in least ? best(name) : '–').padStart(16)).join('')}`,
  );
  if (fastest) print(`${' '.repeat(14)}${fastest.figures}`);
  return Object.entries(least).flatMap(([name, promise]) => {
    const score = best(name as Category);
    if (score >= promise) return [];
    const why =
      name === 'performance' ? '' : ` (${[...new Set(runs.flatMap(({ faults }) => faults))].join(', ')})`;
    return [`${page} ${name} ${score} of ${promise}${why}`];
  });
}
