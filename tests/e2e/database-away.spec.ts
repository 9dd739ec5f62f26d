import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openAccount } from './account';
import { expect, test } from './fixtures';
import { ownServer } from './own-server';

const servers: [string, (port: number) => string[], tag: string[]][] = [
  ['npm start', () => ['--import', 'tsx', 'scripts/server/start.ts'], []],
  [
    'a plain next start',
    (port) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    ['@release'],
  ],
];

async function whileLocked(url: string, tables: string, run: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; lock table ${tables} in access exclusive mode`);
  await run().finally(() => client.end());
}

/** Loads a page as a browser without scripts does. */
async function load(url: string, cookie: string) {
  const started = Date.now();
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const words = ['Unexpected Application Error!', 'Failed to load your crew'].find((text) =>
    html.includes(text),
  );
  // This limit is well below the time-outs of browsers and proxies, but leaves room for a busy
  // machine.
  const inTime = Date.now() - started < 15_000;
  return { status: response.status, wait: response.headers.get('retry-after'), words, inTime };
}

// Run the tests one after the other. Both mostly wait, so Playwright's other worker has a processor
// to itself meanwhile.
test.describe.configure({ mode: 'default' });

for (const [title, commandOn, tag] of servers) {
  test(`under ${title} pages say in time that the database is down, and recover with it`, {
    tag,
  }, async () => {
    test.setTimeout(180_000);
    const server = await ownServer(commandOn);
    try {
      const mia = { email: 'mia@example.com', username: 'mia', name: 'Mia' };
      const { name, value } = await openAccount(server, mia);
      const cookie = `${name}=${value}`;
      const trip = randomUUID();
      const pages = ['/', '/your-crew', '/profile', '/createtrip', `/trip/${trip}`, '/invite/abc', '/login'];
      const loadAll = () => Promise.all(pages.map((path) => load(server.url + path, cookie)));
      const whole = [200, 200, 200, 200, 404, 404, 307];
      // One page after the other, because a server that has just started loads each page's code at
      // its first request.
      for (const [index, path] of pages.entries())
        expect([path, (await load(server.url + path, cookie)).status]).toEqual([path, whole[index]]);

      const away = { status: 503, wait: '5', words: 'Unexpected Application Error!', inTime: true };
      await whileLocked(server.databaseUrl, 'crew_members, trips, households, invite_links', async () => {
        for (const path of ['/', `/trip/${trip}`, '/invite/abc'])
          expect([path, await load(server.url + path, cookie)]).toEqual([path, away]);
        // A page with a list shows a message of its own instead of the error page.
        const crew = { status: 200, words: 'Failed to load your crew', inTime: true };
        expect(await load(`${server.url}/your-crew`, cookie)).toMatchObject(crew);
      });
      expect((await loadAll()).map(({ status }) => status)).toEqual(whole);

      await server.stopPostgres();
      expect(await loadAll()).toEqual(pages.map(() => away));
      await server.startPostgres();
      await expect
        .poll(async () => (await loadAll()).map(({ status }) => status), { timeout: 20_000 })
        .toEqual(whole);
    } finally {
      await server.stop();
    }
  });
}
