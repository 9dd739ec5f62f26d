import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { singletons } from '@/lib/server/singleton';
import { pushKeyPair } from '../../scripts/push-key-pair';
import { siblingUrl, workerDatabase } from './test-databases';

const {
  TEST_CLUSTER_URL: clusterUrl = '',
  TEST_RUN_DIR: runDir = '',
  // In a mutation run, `JEST_WORKER_ID` is always 1. So its runner sets `TEST_WORKER` to its
  // process id, and runners side by side don't share a database.
  TEST_WORKER: worker = process.env.JEST_WORKER_ID ?? '1',
} = process.env;

// Removes the variables of a developer's .env, so that no test reaches a real provider.
for (const [, variable = ''] of readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z_]+)=/gm)) {
  delete process.env[variable];
}
Object.assign(process.env, {
  DATABASE_URL: siblingUrl(clusterUrl, workerDatabase(worker)),
  // Each test file has its own folder, because reading mails reads every file in the folder.
  DATA_DIR: join(runDir, `worker-${worker}`, randomUUID()),
  // One proxy is trusted, so that the app uses the address that tests/call.ts puts into
  // x-forwarded-for.
  TRUSTED_PROXIES: '1',
  // No test calls the real weather server. Tests about the weather start their own.
  WEATHER_URL: 'off',
  OPERATOR_EMAILS: 'operator@example.com, second-operator@example.com',
  OPERATOR_READERS: 'reader@example.com',
  AUTH_SECRET: 'a secret for tests, long enough to be one',
  EMERGENCY_KEY: 'a key for tests, long enough for a card',
  ...pushKeyPair(Buffer.alloc(32, 7).toString('base64url')),
});

// Returns this test file's client and pool, which lib/server/db/client has stored; undefined if the
// file hasn't loaded that module. Each test file loads it anew.
const opened = () =>
  singletons.get('database') as { client: { $disconnect(): Promise<void> }; pool: Pool } | undefined;

// Deletes mails that this file's tests have not read, because the next file would deliver them. The
// database of a migration's test may have no queue.
const dropMails = `do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs;
    delete from change_notices;
    delete from digests;
  end if;
end $$`;

// The product gives up connecting after a few seconds, which is too soon when a build runs beside
// the tests.
beforeAll(() => {
  const { pool } = opened() ?? {};
  if (pool) pool.options.connectionTimeoutMillis = 20_000;
});

afterAll(async () => {
  // The worker lives on with the timer, which would need modules of a file that has ended.
  clearTimeout((singletons.get('figures') as { timer?: NodeJS.Timeout } | undefined)?.timer);
  const database = opened();
  await database?.pool.query(dropMails);
  await database?.client.$disconnect();
  // Prisma leaves the pool open when no query of the file went through Prisma.
  if (database && !database.pool.ended) await database.pool.end();
});
