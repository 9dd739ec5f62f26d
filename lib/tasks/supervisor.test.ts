import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { end, postmaster, startPostgresProcess } from '@/tests/servers/start-postgres-process';
import { deliver } from '../server/mail/transports';

jest.mock('../server/mail/transports', () => ({
  ...jest.requireActual('../server/mail/transports'),
  deliver: jest.fn(),
}));

const dataDir = `${process.env.DATA_DIR}-restarted`;
const delivered: string[] = [];
/** How many mails the fake provider is handling, and the promise that it waits for. */
let atProvider = 0;
let provider: Promise<unknown> = Promise.resolve();
let keeper: ChildProcess;
let stop: () => Promise<void>;

// This test starts its own Postgres, because stopping the shared one would disturb the other tests.
beforeAll(async () => {
  const { child, line } = await startPostgresProcess(dataDir, 'migrated');
  keeper = child;
  process.env.DATABASE_URL = line;
  jest.mocked(deliver).mockImplementation(async ({ to }) => {
    atProvider += 1;
    await Promise.all([provider, delay(30)]);
    atProvider -= 1;
    delivered.push(to);
  });
  stop = (await import('./worker')).startWorker().stop;
});
// graphile-worker calls console.trace when the database stops.
jest.spyOn(console, 'trace').mockImplementation();
afterAll(async () => {
  await stop();
  await end(keeper, 'SIGTERM');
});

/**
 * Queues a mail to a new address. Returns the address, or null when the database did not accept the
 * mail.
 */
async function queueMail(): Promise<string | null> {
  const [{ db }, { sendMail }] = await Promise.all([
    import('../server/db/client'),
    import('../server/mail/send-mail'),
  ]);
  const to = `camper-${Math.random()}@example.com`;
  const mail = { to, subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };
  return db
    .$transaction((tx) => sendMail(tx, mail))
    .then(
      () => to,
      () => null,
    );
}

/**
 * Restarts Postgres as `pg_ctl restart -m fast` does, which ends all sessions at once. Calls
 * `whileAway` while Postgres is stopped.
 */
async function restartPostgres(whileAway: () => void): Promise<void> {
  // The previous restart may still be under way, because the mails that the test waited for may have
  // been delivered before it.
  while (!(await responds())) await delay(50);
  const server = await postmaster(dataDir);
  // Stop the process that watches Postgres, so that it cannot restart the server before `whileAway`
  // has run.
  keeper.kill('SIGSTOP');
  process.kill(server, 'SIGINT');
  while (await responds()) await delay(10);
  whileAway();
  await delay(200);
  keeper.kill('SIGCONT');
}

function responds(): Promise<boolean> {
  const { port } = new URL(process.env.DATABASE_URL ?? '');
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });
}

async function until(condition: () => boolean, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 1000 && !condition(); waited += 100) await delay(100);
  return condition();
}

test('mails are still sent, once each, after repeated Postgres restarts under load', async () => {
  const queued: string[] = [];
  let loading = true;
  const load = async () => {
    while (loading) {
      const to = await queueMail();
      if (to) queued.push(to);
      await delay(20);
    }
  };
  const loads = [load(), load(), load()];
  for (let restart = 0; restart < 4; restart += 1) {
    const before = delivered.length;
    expect(await until(() => delivered.length > before + 5, 60)).toBe(true);
    // In every second restart the fake provider holds several mails back and accepts them while
    // Postgres is stopped.
    let respond: () => void = () => undefined;
    if (restart % 2) provider = new Promise<void>((resolve) => (respond = resolve));
    await until(() => atProvider > 1, 10);
    await restartPostgres(respond);
  }
  const before = queued.length;
  expect(await until(() => queued.length > before, 20)).toBe(true);
  loading = false;
  await Promise.all(loads);
  const missing = () => queued.filter((to) => !delivered.includes(to));
  await until(() => missing().length === 0, 60);
  expect(missing()).toEqual([]);
  expect(delivered).toHaveLength(new Set(delivered).size);
}, 180_000);
