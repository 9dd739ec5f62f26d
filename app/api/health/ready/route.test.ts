import fs from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { db } from '@/lib/server/db/client';
import { queueHere } from '@/lib/server/jobs/this-process';
import { sendMail } from '@/lib/server/mail/send-mail';
import { call } from '@/tests/call';
import { GET } from './route';

const full = {
  status: 503,
  body: { error: 'Nothing can be saved right now: the disk is full. Please try again later.' },
};

const mail = { to: 'tom@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };

const queueMailDueFor = async (minutes: number) => {
  await db.$transaction((tx) => sendMail(tx, mail));
  await db.$executeRaw`update graphile_worker._private_jobs set run_at = now() - make_interval(mins => ${minutes}::int)`;
};

beforeEach(async () => {
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  delete queueHere.workerSeenAt;
});
afterAll(async () => {
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  delete queueHere.workerSeenAt;
});

test('a queue with no due jobs counts as working', async () => {
  expect(await call(GET, 'GET')).toMatchObject({
    status: 200,
    body: { status: 'ok', queue: 'working', oldest_due_seconds: 0, mail: 'files' },
  });
});

test('a mail that has been due for some minutes reports a stalled queue', async () => {
  await queueMailDueFor(4);
  expect(await call(GET, 'GET')).toMatchObject({ status: 200, body: { queue: 'working' } });
  await queueMailDueFor(6);
  const { status, body } = await call<{ oldest_due_seconds: number }>(GET, 'GET');
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'ok', queue: 'standing' } });
  expect(body.oldest_due_seconds).toBeGreaterThanOrEqual(360);
});

test('a job that was given up does not count as a stalled queue', async () => {
  await queueMailDueFor(6);
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts`;
  expect(await call(GET, 'GET')).toMatchObject({ body: { queue: 'working' } });
});

test('a worker that was not seen for minutes is reported before a mail is late', async () => {
  queueHere.workerSeenAt = Date.now() - 60_000;
  expect(await call(GET, 'GET')).toMatchObject({ body: { queue: 'working' } });
  queueHere.workerSeenAt = Date.now() - 180_000;
  expect(await call(GET, 'GET')).toMatchObject({ status: 200, body: { queue: 'standing' } });
});

test('a Postgres with a full disk, or in read-only mode, is not ready', async () => {
  const failure = (state: string) =>
    db
      .$executeRawUnsafe(`do $$ begin raise exception 'no room' using errcode = '${state}'; end $$`)
      .catch((error: unknown) => error);
  jest.spyOn(db, '$transaction').mockRejectedValueOnce(await failure('53100'));
  const response = await call(GET, 'GET');
  expect(response).toMatchObject(full);
  expect(response.headers.get('retry-after')).toBe('60');
  jest.spyOn(db, '$transaction').mockRejectedValueOnce(await failure('25006'));
  expect(await call(GET, 'GET')).toMatchObject({ status: 503 });
});

test('the check of the disk makes Postgres write a temporary file', async () => {
  const written = async () => {
    const [row] = await db.$queryRaw<[{ bytes: number }]>`
      select temp_bytes::int bytes from pg_stat_database where datname = current_database()`;
    return row.bytes;
  };
  const before = await written();
  expect(await call(GET, 'GET')).toMatchObject({ status: 200 });
  // Postgres updates `temp_bytes` only after the session has been idle for a while.
  for (let tries = 0; tries < 300 && (await written()) === before; tries += 1) await delay(100);
  expect(await written()).toBeGreaterThan(before);
});

test('a server without disk space for the mail files is not ready', async () => {
  const disk = await fs.statfs('.');
  const statfs = jest.spyOn(fs, 'statfs').mockResolvedValue({ ...disk, bavail: 1 });
  expect(await call(GET, 'GET')).toMatchObject(full);
  // A missing folder is reported when the server starts, and not by this check.
  statfs.mockRejectedValue(new Error('ENOENT'));
  expect(await call(GET, 'GET')).toMatchObject({ status: 200 });
  statfs.mockRestore();
});
