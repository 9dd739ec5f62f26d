import { once } from 'node:events';
import { Prisma } from '@/prisma/generated/client';
import { env } from '../env';
import { withinLimit } from '../http/rate-limiter';
import { workerOptions } from '../jobs/worker';
import { listen } from '../live/listener';
import { singletons } from '../singleton';

const direct = env().DATABASE_URL ?? '';
const own = singletons.get('database');

afterEach(() => {
  delete process.env.DATABASE_DIRECT_URL;
  process.env.DATABASE_URL = direct;
  Object.assign(env(), { DATABASE_URL: direct, DATABASE_DIRECT_URL: undefined });
  singletons.set('database', own);
});

/** Loads the app's database modules anew, as a process that connects through a pooler loads them. */
async function behindPooler() {
  singletons.delete('database');
  Object.assign(process.env, {
    DATABASE_URL: `${direct}?application_name=pooler`,
    DATABASE_DIRECT_URL: direct,
  });
  jest.resetModules();
  return {
    ...(await import('./client')),
    limiter: await import('../http/rate-limiter'),
    worker: await import('../jobs/worker'),
  };
}

test('behind a pooler no statement has a name and no connection asks for time-outs', async () => {
  const { pool, db, readRows, limiter, worker } = await behindPooler();
  await readRows(Prisma.sql`select 1 one`);
  await db.$queryRaw`select 2 two`;
  expect(await limiter.withinLimit('lookup', 'somebody')).toBe(true);
  const { rows } = await pool.query(`
    select (select count(*)::int from pg_prepared_statements) prepared, current_setting('statement_timeout') statement,
           current_setting('lock_timeout') lock`);
  expect([pool.totalCount, rows]).toEqual([1, [{ prepared: 0, statement: '0', lock: '0' }]]);

  const { pgPool } = worker.workerOptions({});
  expect(pgPool.options.connectionString).toBe(direct);
  await Promise.all([pool.end(), pgPool.end()]);
});

test('without a pooler the rate limiter’s statements have names', async () => {
  expect(await withinLimit('lookup', 'somebody else')).toBe(true);
  expect(workerOptions({}).pgPool.options.connectionString).toBe(direct);
});

test('changes of trips are received over a direct connection, past the pooler', async () => {
  Object.assign(env(), { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATABASE_DIRECT_URL: direct });
  const [ended, heard] = [new AbortController(), new EventTarget()];
  const begun = once(heard, 'begun', { signal: AbortSignal.timeout(10_000) });
  const listening = listen(() => heard.dispatchEvent(new Event('begun')), ended.signal);
  await begun;
  ended.abort();
  await listening;
});
