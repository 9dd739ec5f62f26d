import { db, pool } from '../db/client';
import { addJob, addJobAt } from '../jobs/queue';
import { countEvent, meter } from './meter';
import { startMetrics } from './start-metrics';

beforeEach(async () => {
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  startMetrics();
});
afterEach(() => meter.on?.end());

/** Returns a metric's values, keyed by their labels. Both are as the text format writes them. */
async function valuesOf(metric: string, told = meter.on?.text()): Promise<Record<string, number>> {
  const lines = ((await told) ?? '').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => line.startsWith(`${metric} `) || line.startsWith(`${metric}{`))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(metric.length, at), Number(line.slice(at))];
      }),
  );
}

test('an outcome is zero before its first event and then counts up', async () => {
  countEvent('campmates_mails_total', 'sent');
  countEvent('campmates_mails_total', 'sent');
  countEvent('campmates_mails_total', 'refused');
  expect(await valuesOf('campmates_mails_total')).toEqual({
    '{outcome="sent"}': 2,
    '{outcome="refused"}': 1,
    '{outcome="failed"}': 0,
  });
});

test('an event without a running meter is ignored', () => {
  meter.on?.end();
  expect(() => countEvent('campmates_ai_calls_total', 'failed')).not.toThrow();
  expect(meter.on).toBeUndefined();
});

test('a second start replaces the first', async () => {
  countEvent('campmates_mails_total', 'sent');
  startMetrics();
  expect((await valuesOf('campmates_mails_total'))['{outcome="sent"}']).toBe(0);
});

test('metrics cover the process, its event loop and open streams', async () => {
  for (const metric of [
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
    'campmates_live_streams',
  ])
    expect(await valuesOf(metric)).toEqual({ '': expect.any(Number) });
});

test('the pool’s connections are idle or busy, and waiting callers are counted', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  const late = pool.query('select 1');
  const told = meter.on?.text();
  for (const client of clients) client.release();
  await late;
  expect(await valuesOf('campmates_database_connections', told)).toEqual({
    '{state="idle"}': 0,
    '{state="busy"}': 10,
  });
  expect(await valuesOf('campmates_database_waiting', told)).toEqual({ '': 1 });
  expect(await valuesOf('campmates_database_waiting')).toEqual({ '': 0 });
});

test('jobs are counted by state, with the age of the oldest that is due', async () => {
  await db.$transaction(async (tx) => {
    for (let job = 0; job < 4; job++) await addJob(tx, 'mail', {});
    await addJobAt(tx, 'mail', {}, { key: 'later', at: new Date(Date.now() + 60_000) });
  });
  const [failed, working] = await db.$queryRaw<{ id: bigint }[]>`
    select id from graphile_worker._private_jobs order by id limit 2`;
  await db.$executeRaw`
    update graphile_worker._private_jobs set attempts = max_attempts, run_at = now() - interval '2 days' where id = ${failed?.id}`;
  await db.$executeRaw`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker' where id = ${working?.id}`;
  await db.$executeRaw`
    update graphile_worker._private_jobs set run_at = now() - interval '90 seconds' where id > ${working?.id} and key is null`;
  expect(await valuesOf('campmates_queue_jobs')).toEqual({
    '{state="due"}': 2,
    '{state="working"}': 1,
    '{state="later"}': 1,
    '{state="failed"}': 1,
  });
  const { '': age } = await valuesOf('campmates_queue_oldest_due_seconds');
  expect(age).toBeGreaterThanOrEqual(90);
  expect(age).toBeLessThan(150);
  expect(await valuesOf('campmates_database_up')).toEqual({ '': 1 });
});

test('one query serves all scrapes within a few seconds', async () => {
  const asked = jest.spyOn(pool, 'query');
  await Promise.all([meter.on?.text(), meter.on?.text()]);
  await meter.on?.text();
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

test('without a database the other metrics work, and the queue’s are left out', async () => {
  const asked = jest
    .spyOn(pool, 'query')
    .mockImplementation(() => Promise.reject(new Error('connect ECONNREFUSED')));
  expect(await valuesOf('campmates_database_up')).toEqual({ '': 0 });
  expect(await valuesOf('campmates_queue_jobs')).toEqual({});
  expect(await valuesOf('campmates_queue_oldest_due_seconds')).toEqual({});
  expect(await valuesOf('campmates_live_streams')).toEqual({ '': 0 });
  asked.mockRestore();
});
