import { env } from '@/lib/server/env';
import { workerOptions } from './worker';
import { WorkerPool } from './worker-pool';

test('a client that graphile-worker releases twice goes back to the pool once', async () => {
  const { pgPool } = workerOptions({});
  const [idle, all] = await new Promise<number[]>((resolve) => {
    pgPool.connect((_error, _client, release) => {
      release();
      release();
      resolve([pgPool.idleCount, pgPool.totalCount]);
    });
  });
  expect([idle, all]).toEqual([1, 1]);
  await pgPool.end();
});

const failed = (pool: WorkerPool) =>
  new Promise<unknown[]>((resolve) => {
    pool.connect((error, _client, release) => resolve([error?.message, release]));
  });

test('a failed check-out passes no release function, on a time-out or while the pool ends', async () => {
  const { DATABASE_URL } = env();
  const pool = new WorkerPool({ connectionString: DATABASE_URL, max: 1 });
  const only = await pool.connect();
  pool.options.connectionTimeoutMillis = 50;
  const late = await failed(pool);
  only.release();
  const ended = pool.end();
  const afterEnd = await failed(pool);
  await ended;
  expect([late, afterEnd]).toEqual([
    ['timeout exceeded when trying to connect', undefined],
    ['Cannot use a pool after calling end on the pool', undefined],
  ]);
});
