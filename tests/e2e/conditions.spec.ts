import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { addDays, formatWeekday, today } from '../../lib/dates';
import { nswFireBansSample } from '../conditions/nsw-fire-bans-sample';
import { openAccount } from './account';
import type { App } from './app';
import { expect, expectAccessible, test } from './fixtures';
import { waitUntilKept } from './kept';
import { linkMailedTo } from './mail';
import { type OwnServer, ownServer } from './own-server';

/** Serves the fire bans of New South Wales, and no other list. */
async function listServer() {
  const says = { banned: false, fails: false };
  const server = createServer((request, response) => {
    if (says.fails || !request.url?.endsWith('/fdrToban.xml')) return response.writeHead(500).end();
    const lastModified = new Date().toUTCString();
    response.writeHead(200, { 'content-type': 'application/xml', 'last-modified': lastModified });
    return response.end(nswFireBansSample({ 'Southern Ranges': { tomorrow: says.banned } }));
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { says, url: `http://localhost:${port}`, stop: () => server.close() };
}

async function inDatabase({ databaseUrl }: OwnServer, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

/** What the clock does once an hour. */
const lookAgain = (server: OwnServer) =>
  inDatabase(
    server,
    `update condition_lists set next_at = now()`,
    `select graphile_worker.add_job('read-lists')`,
  );

async function tripTomorrow({ page }: App) {
  await page.goto('/profile');
  const headers = { origin: new URL(page.url()).origin };
  const post = async (path: string, data: object) =>
    (await page.request.post(path, { headers, data })).json();
  const site = { name: 'Peppercorn Flat', drivetrain: '2 Wheel Drive', pet_friendly: true };
  const { location } = await post('/api/locations', { ...site, latitude: -34.84, longitude: 148.91 });
  const dates = { start_date: addDays(today(), 1), end_date: addDays(today(), 3) };
  const { trip } = await post('/api/trips', { location_id: location.id, ...dates });
  return `/trip/${trip.id}`;
}

test('a fire ban is told once with its source and time, shown with its age without reception, and its end is told', async ({
  browserOf,
}) => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'campmates-mail-'));
  const lists = await listServer();
  const server = await ownServer(() => ['--import', 'tsx', 'scripts/server/start.ts'], {
    CONDITIONS: lists.url,
    DATA_DIR: dataDir,
  });
  try {
    const sam = await browserOf('Sam', {
      baseURL: server.url,
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'allow',
    });
    const email = 'sam@example.com';
    const { name, value } = await openAccount(server, { email, username: 'sam', name: 'Sam Whitby' });
    const { page } = sam;
    await page.context().addCookies([{ name, value, url: server.url }]);
    const path = await tripTomorrow(sam);
    const day = formatWeekday(addDays(today(), 1));
    const ban = page.getByRole('listitem').filter({ hasText: `Total fire ban, all ${day}` });
    const source = /NSW Rural Fire Service, \d+(:\d\d)? [ap]m/;
    const reload = async (to: string) => {
      await page.goto(to);
      await sam.ready();
    };

    await test.step('before any list was read, nothing is said to be checked', async () => {
      await reload(path);
      await expect(
        page.getByRole('link', { name: /^Fire bans and closed roads: not checked/ }),
      ).toBeVisible();
    });

    await test.step('the ban is on the overview and the card, with its source and time', async () => {
      lists.says.banned = true;
      await lookAgain(server);
      await expect(async () => {
        await reload(path);
        await expect(page.getByRole('link', { name: new RegExp(`^No campfire on ${day}`) })).toBeVisible();
      }).toPass({ timeout: 30_000 });
      await page.getByRole('link', { name: new RegExp(`^No campfire on ${day}`) }).click();
      await expect(page.getByRole('heading', { name: 'May we go, may we light a fire?' })).toBeVisible();
      await expect(page.getByRole('heading', { name: `No campfire on ${day}.` })).toBeVisible();
      await expect(ban).toContainText(source);
      await expect(page.getByRole('heading', { name: /park alerts.*: not checked$/i })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a mail and a notification say so, once', async () => {
      const link = await linkMailedTo(email, `${path}/conditions`, { folder: join(dataDir, 'mail') });
      expect(link).toContain('/conditions');
      await lookAgain(server);
      await reload('/notifications');
      const told = page.getByRole('link', {
        name: new RegExp(`Total fire ban, all ${day}, says NSW Rural Fire Service`),
      });
      await expect(told).toHaveCount(1);
    });

    await test.step('without reception it is what the list said, with its age', async () => {
      await reload(`${path}/conditions`);
      await waitUntilKept(page, [path, `${path}/conditions`]);
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.getByText(/No reception\. This is \d+ minutes? old\./)).toBeVisible();
      await expect(ban).toContainText(/Was on the list/);
      await expect(page.getByText('Treat the ban as still on')).toBeVisible();
      await page.goto(path);
      await expect(page.getByRole('link', { name: new RegExp(`^No campfire on ${day}`) })).toContainText(
        /Looked at \S+ [ap]m, \d+ minutes? ago · .*: not checked/,
      );
      await page.context().setOffline(false);
    });

    await test.step('a list that fails ends nothing, and is not checked once it is too old', async () => {
      lists.says.fails = true;
      await inDatabase(server, `update condition_lists set read_at = now() - interval '4 hours'`);
      await lookAgain(server);
      await expect(async () => {
        await reload(`${path}/conditions`);
        await expect(page.getByRole('heading', { name: /^Fire bans.*: not checked$/ })).toBeVisible({
          timeout: 500,
        });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByText(/The list hasn’t answered since/).first()).toBeVisible();
      await expect(ban).toBeVisible();
      await reload('/notifications');
      await expect(page.getByText('has ended')).toHaveCount(0);
    });

    await test.step('its end is told once', async () => {
      lists.says.fails = false;
      lists.says.banned = false;
      await lookAgain(server);
      await expect(async () => {
        await reload('/notifications');
        await expect(page.getByText(/The fire ban has ended, says NSW Rural Fire Service/)).toHaveCount(1, {
          timeout: 500,
        });
      }).toPass({ timeout: 30_000 });
      await reload(path);
      await expect(page.getByRole('link', { name: /^The fire ban has ended/ })).toContainText(source);
    });
  } finally {
    await server.stop();
    lists.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
