import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/checks/browser';
import { command } from '../../scripts/command';
import type { Demo } from '../../scripts/demo/make-demo';
import { startDemo } from '../../scripts/demo/start-demo';
import { freePort } from '../../scripts/port';
import { print } from '../../scripts/print';
import { Refusal } from '../../scripts/refusal';
import { end } from '../../tests/servers/start-postgres-process';
import { type Shot, shotsOf } from '../pictures/shots';

/** Calls that never end, that change something, or that another site answers. */
const leftOut = /\/(?:events|google|cron|logout|callback|challenge)(?:\/|$)/;

/**
 * `npm run compare -- FOLDER` shows where the demo's pages and answers differ from those of an earlier
 * checkout that is built in FOLDER. Both servers read the same database. Of a page it compares roles,
 * names, texts and links.
 */
await command(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Refusal('Please name the folder of the earlier checkout.');
  process.env.PORT ??= String(await freePort());
  process.env.WEATHER_URL = 'off';
  const executablePath = await findChromium();
  await startDemo('.data-compare', async (demo, { APP_URL, DATABASE_URL = '' }) => {
    const before = await serve(resolve(folder), DATABASE_URL);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      let differences = 0;
      const targets: Target[] = [...shotsOf(demo), ...(await answersOf(demo, APP_URL))];
      for (const shot of targets) {
        const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
        const [name = '', value = ''] = shot.cookie?.split('=') ?? [];
        if (shot.cookie) await context.addCookies([APP_URL, before.url].map((url) => ({ name, value, url })));
        const page = await context.newPage();
        // The first visit marks notifications as read.
        await read(page, APP_URL, shot);
        const [now, then] = [await read(page, APP_URL, shot), await read(page, before.url, shot)];
        if (now !== then) {
          differences++;
          print(`\n${shot.name} ${shot.path}`);
          for (const line of changed(then, now)) print(line);
        }
        await context.close();
      }
      print(`\n${differences} of ${targets.length} pages and answers differ.`);
    } finally {
      await browser.close();
      await before.stop();
    }
    return false;
  });
});

interface Target extends Shot {
  isCall?: boolean;
}

async function serve(folder: string, databaseUrl: string) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = `import('./scripts/server/run-server.ts').then((m) => m.runServer(new AbortController().signal))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', start], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      APP_URL: url,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return { url, stop: () => end(child, 'SIGTERM') };
    if (child.exitCode !== null) throw new Refusal(`The server of ${folder} ended.`);
    await sleep(200);
  }
}

/** Every call that reads, as the organiser and as a member of the next trip. */
async function answersOf({ campers, trips }: Demo, url: string): Promise<Target[]> {
  const document = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await document.json()) as { paths: Record<string, object> };
  const read = Object.entries(paths)
    .filter(([path, calls]) => 'get' in calls && !leftOut.test(path))
    .map(([path]) => path.replace(/^(\/api\/trips\/)\{\w+\}/, `$1${trips.next}`))
    .filter((path) => !path.includes('{'));
  const readers = [
    ['organiser', campers[0]],
    ['member', campers[1]],
  ] as const;
  return readers.flatMap(([reader, camper]) =>
    [...read, '/api/openapi.json'].map((path) => ({
      name: `GET (${reader})`,
      path,
      cookie: camper?.person.cookie ?? null,
      isCall: true,
    })),
  );
}

async function read(page: Page, url: string, { path, isCall }: Target): Promise<string> {
  if (isCall) {
    const answer = await page.request.get(url + path);
    const lines = (await answer.text()).replace(/[{,]/g, '$&\n');
    return `${answer.status()}\n${lines}`.replaceAll(url, '');
  }
  const answer = await page.goto(url + path, { waitUntil: 'load' });
  // Late parts load once the page is idle.
  await page.waitForTimeout(800);
  const roles = await page.locator('body').ariaSnapshot();
  return `${answer?.status()} ${await page.title()}\n${roles}`.replaceAll(url, '');
}

/** The lines that only one of them has. */
function changed(then: string, now: string): string[] {
  const [older, newer] = [then.split('\n'), now.split('\n')];
  const [known, shown] = [new Set(older), new Set(newer)];
  return [
    ...older.filter((line) => !shown.has(line)).map((line) => `  - ${line.trim()}`),
    ...newer.filter((line) => !known.has(line)).map((line) => `  + ${line.trim()}`),
  ].slice(0, 40);
}
