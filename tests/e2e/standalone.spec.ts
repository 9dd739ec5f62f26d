import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import { freePort } from '../../scripts/port';
import { end, startPostgresProcess } from '../servers/start-postgres-process';
import { expect, test, uniqueEmail } from './fixtures';
import { expectMiddleware, expectNonces } from './forged-headers';
import { linkMailedTo } from './mail';

const cronSecret = 'a secret for the cron';
const password = 'Billy-tea-4-two';

let folder: string;
let databaseUrl: string;
let keeper: ChildProcess;
let server: ChildProcess;
let words = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // The folder is outside the repository, so that Node can't find the repository's node_modules.
  folder = await mkdtemp(join(tmpdir(), 'campmates-standalone-'));
  await cp('.next/standalone', join(folder, 'app'), { recursive: true, verbatimSymlinks: true });
  const { child, line } = await startPostgresProcess(join(folder, 'data'));
  [keeper, databaseUrl] = [child, line];
  const migrated = run({ DATABASE_URL: databaseUrl }, 'commands/migrate.mjs');
  expect([await once(migrated, 'close'), words]).toEqual([
    [0, null],
    expect.stringMatching(/^Migrations applied: \d+\. Open data: loaded\.\n$/),
  ]);
});
test.afterAll(async () => {
  for (const child of [server, keeper]) if (child) await end(child, 'SIGTERM');
  await rm(folder, { recursive: true });
});

/** Runs the folder's server, or one of its commands, as a host does, with only these variables. */
function run(variables: Record<string, string>, script = 'server.js'): ChildProcess {
  const { PATH = '' } = process.env;
  words = '';
  server = spawn('node', [script], {
    cwd: join(folder, 'app'),
    env: { PATH, NODE_ENV: 'production', WEATHER_URL: 'off', ...variables },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (words += chunk));
  return server;
}

/**
 * Starts the server with the required variables and those that a serverless host with a cron sets.
 * Resolves when the server is ready.
 */
async function start(
  more: Record<string, string> = {},
  script?: string,
): Promise<{ calls: APIRequestContext; url: string }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const variables = {
    PORT: String(port),
    APP_URL: url,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a secret for tests, long enough to be one',
    DATA_DIR: join(folder, 'data'),
    CRON_SECRET: cronSecret,
    SERVERLESS: '1',
  };
  run({ ...variables, ...more }, script);
  const calls = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  await expect(async () => expect((await calls.get('/api/health/ready')).ok()).toBe(true)).toPass();
  return { calls, url };
}

// The tests run one after the other, because they share a database.
test.describe.configure({ mode: 'default' });

test('without a required variable the server ends at once and names the variable', {
  tag: '@release',
}, async () => {
  const secret = 'AUTH_SECRET is required where DATABASE_URL is set in production.';
  const wrong: [Record<string, string>, string][] = [
    [{}, 'DATABASE_URL is required, except under npm start.'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
    [{ DATABASE_URL: databaseUrl }, secret],
  ];
  for (const [variables, line] of wrong) {
    const child = run({ PORT: String(await freePort()), ...variables });
    let complaint = '';
    child.stderr?.on('data', (chunk) => (complaint += chunk));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(complaint).toBe(`Wrong configuration: ${line}\n`);
  }
});

test('when no folder can be created, the server says so once and still serves pages', {
  tag: '@release',
}, async () => {
  test.skip(process.platform !== 'linux');
  const { calls, url } = await start({ DATA_DIR: '/proc/nowhere' });
  expect((await calls.get('/login')).status()).toBe(200);
  expect(words.match(/No mail can go out: files cannot be written to \/proc\/nowhere\/mail/g)).toHaveLength(
    1,
  );
  await expectMiddleware(url);
  await end(server, 'SIGTERM');
});

test('the folder’s own start serves as npm start does, and SIGTERM ends it with 0', {
  tag: '@release',
}, async () => {
  const { calls, url } = await start({ DATA_DIR: join(folder, 'own-data') }, 'commands/start.mjs');
  await expectMiddleware(url);
  const page = await (await calls.get('/login')).text();
  const [script = ''] = page.match(/\/_next\/static\/chunks\/[^"]+\.js/) ?? [];
  const sent = await calls.get(script, { headers: { 'accept-encoding': 'gzip' } });
  expect([sent.status(), sent.headers()['content-encoding']]).toEqual([200, 'gzip']);
  const ended = once(server, 'close');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a folder with only the traced files signs up, confirms, logs in, plans, answers and mails', async () => {
  test.setTimeout(120_000);
  const mailFolder = join(folder, 'data', 'mail');
  const [mia, tom] = [uniqueEmail('Mia'), uniqueEmail('Tom')];
  let calls: APIRequestContext;

  await test.step('at the start it says that mails cannot be written', async () => {
    await writeFile(mailFolder, 'in the way');
    ({ calls } = await start());
    expect(words).toContain('No mail can go out: files cannot be written');
  });

  await test.step('the cron sends the mail of a sign-up whose mail failed', async () => {
    const asked = await calls.post('/auth/request-signup', { data: { email: mia, password, name: 'Mia' } });
    expect(asked.status()).toBe(200);
    await expect.poll(() => words).toContain('job failed');
    await rm(mailFolder);
    await mkdir(mailFolder);
    expect((await calls.get('/api/cron')).status()).toBe(401);
    const headers = { authorization: `Bearer ${cronSecret}` };
    await expect(async () => {
      expect((await calls.get('/api/cron', { headers })).status()).toBe(200);
      await linkMailedTo(mia, '/confirm-email', { folder: mailFolder, patience: 500 });
    }).toPass();
  });

  await test.step('she confirms, logs in and completes her profile', async () => {
    const link = await linkMailedTo(mia, '/confirm-email', { folder: mailFolder });
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await calls.get('/auth/confirm-email', { params: { token } })).status()).toBe(200);
    const opened = await calls.post('/auth/login', { data: { email: mia, password } });
    expect(opened.status()).toBe(200);
    const profile = { username: 'mia', name: 'Mia', suburb: 'Kedron', postcode: '4031' };
    expect((await calls.post('/api/profile', { data: profile })).status()).toBe(200);
  });

  await test.step('the invitation to her trip is sent right after the response, and is answered', async () => {
    const created = await calls.post('/api/trips', {
      data: {
        tripName: 'Easter at Bendeela',
        location_id: null,
        location_name: 'Bendeela Recreation Area',
        location_url: null,
        start_date: addDays(today(), 14),
        end_date: addDays(today(), 17),
        invitees: [tom],
        owner_crew_member_ids: [],
        owner_ride_ids: [],
      },
    });
    expect(created.status()).toBe(201);
    const invitation = new URL(await linkMailedTo(tom, '/invite/', { folder: mailFolder }));
    // Another browser, signed out.
    const { origin, pathname } = invitation;
    const guest = await request.newContext({ extraHTTPHeaders: { origin } });
    const response = await guest.patch(`${origin}/api${pathname.replace('/invite/', '/invites/')}`, {
      data: { attending: true, name: 'Tom', crew: [{ name: 'Tom', age: 'adult' }], vehicles: [] },
    });
    expect(await response.json()).toMatchObject({ attending: true });
    const { trip } = await created.json();
    const attendees = await (await calls.get(`/api/trips/${trip.id}/attendees`)).json();
    expect(JSON.stringify(attendees)).toContain('Tom');
    for (const [path, status] of [
      ['/', 200],
      [`/trip/${trip.id}`, 200],
      ['/trip/nowhere', 404],
      ['/nowhere', 404],
    ] as const) {
      const shown = await calls.get(path);
      expect([path, shown.status()]).toEqual([path, status]);
      expectNonces(shown.headers()['content-security-policy'], await shown.text());
    }
  });

  await test.step('a card to print has its map, drawn from the bundled tiles', async () => {
    const site = {
      name: 'Our flat',
      address: '1 River Rd',
      drivetrain: '2 Wheel Drive',
      latitude: -34.74,
      longitude: 150.47,
    };
    const { location } = await (await calls.post('/api/locations', { data: site })).json();
    const { trip } = await (
      await calls.post('/api/trips', {
        data: {
          tripName: null,
          location_id: location.id,
          invitees: [],
          start_date: addDays(today(), 14),
          end_date: addDays(today(), 17),
          owner_crew_member_ids: [],
          owner_ride_ids: [],
        },
      })
    ).json();
    expect(await (await calls.get(`/trip/${trip.id}/print`)).text()).toContain('ground-secondary');
  });
});
