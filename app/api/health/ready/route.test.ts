import { db } from '@/lib/server/db/client';
import { queueHere } from '@/lib/server/jobs/this-process';
import { sendMail } from '@/lib/server/mail/send-mail';
import { call } from '@/tests/call';
import { GET } from './route';

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

test('a queue without anything due is working', async () => {
  expect(await call(GET, 'GET')).toMatchObject({
    status: 200,
    body: { status: 'ok', queue: 'working', oldest_due_seconds: 0 },
  });
});

test('a mail that has been due for some minutes tells that the queue stands', async () => {
  await queueMailDueFor(4);
  expect(await call(GET, 'GET')).toMatchObject({ status: 200, body: { queue: 'working' } });
  await queueMailDueFor(6);
  const { status, body } = await call<{ oldest_due_seconds: number }>(GET, 'GET');
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'ok', queue: 'standing' } });
  expect(body.oldest_due_seconds).toBeGreaterThanOrEqual(360);
});

test('a job that was given up is no queue that stands', async () => {
  await queueMailDueFor(6);
  await db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts`;
  expect(await call(GET, 'GET')).toMatchObject({ body: { queue: 'working' } });
});

test('a worker that nothing was seen of for minutes tells it before a mail is late', async () => {
  queueHere.workerSeenAt = Date.now() - 60_000;
  expect(await call(GET, 'GET')).toMatchObject({ body: { queue: 'working' } });
  queueHere.workerSeenAt = Date.now() - 180_000;
  expect(await call(GET, 'GET')).toMatchObject({ status: 200, body: { queue: 'standing' } });
});
