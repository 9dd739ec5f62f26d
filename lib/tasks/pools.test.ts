import { Prisma } from '@/prisma/generated/client';
import { singletons } from '../server/singleton';

interface Pools {
  pages: number | undefined;
  queue: number | undefined;
  prepared: boolean;
}

/**
 * Returns the sizes of the connection pools in a process with this value of SERVERLESS, and whether
 * the process uses prepared statements.
 */
async function poolsWhere(SERVERLESS: string): Promise<Pools> {
  const own = singletons.get('database');
  singletons.delete('database');
  process.env.SERVERLESS = SERVERLESS;
  jest.resetModules();
  const [{ pool, readRows }, { workerOptions }] = [
    await import('../server/db/client'),
    await import('../server/jobs/worker'),
  ];
  const { pgPool } = workerOptions({});
  await readRows(Prisma.sql`select 'named' is_this`);
  const prepared = await pool.query("select from pg_prepared_statements where statement like '%is_this%'");
  const pools = { pages: pool.options.max, queue: pgPool.options.max, prepared: prepared.rowCount === 1 };
  await Promise.all([pool.end(), pgPool.end()]);
  singletons.set('database', own);
  delete process.env.SERVERLESS;
  return pools;
}

test('a serverless process has fewer database connections than a long-lived one', async () => {
  expect(await poolsWhere('1')).toEqual({ pages: 3, queue: 2, prepared: false });
  expect(await poolsWhere('0')).toEqual({ pages: 10, queue: 4, prepared: true });
});
