interface Pools {
  pages: number | undefined;
  queue: number | undefined;
}

/** How many connections a process opens at most, where it is told that it is one of many or the only one. */
async function poolsWhere(SERVERLESS: string): Promise<Pools> {
  const kept = globalThis as { campmatesDb?: unknown };
  const own = kept.campmatesDb;
  kept.campmatesDb = undefined;
  process.env.SERVERLESS = SERVERLESS;
  jest.resetModules();
  const [{ pool }, { workerOptions }] = [
    await import('../server/db/client'),
    await import('../server/jobs/worker'),
  ];
  const { pgPool } = workerOptions({});
  const pools = { pages: pool.options.max, queue: pgPool.options.max };
  await Promise.all([pool.end(), pgPool.end()]);
  kept.campmatesDb = own;
  delete process.env.SERVERLESS;
  return pools;
}

test('many short-lived processes keep few connections each, one long-lived process has more', async () => {
  expect(await poolsWhere('1')).toEqual({ pages: 3, queue: 2 });
  expect(await poolsWhere('0')).toEqual({ pages: 10, queue: 4 });
});
