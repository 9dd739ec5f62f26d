import { workerOptions } from './worker';

test('a client that graphile-worker releases twice goes back once', async () => {
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
