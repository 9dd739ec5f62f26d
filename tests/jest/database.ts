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
  // A mutation run starts Jest many times in one process, each time with a worker 1.
  TEST_WORKER: worker = process.env.JEST_WORKER_ID ?? '1',
} = process.env;

// No test may reach a real provider through what stands in a developer's .env.
for (const [, variable = ''] of readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z_]+)=/gm)) {
  delete process.env[variable];
}
Object.assign(process.env, {
  DATABASE_URL: siblingUrl(clusterUrl, workerDatabase(worker)),
  // A folder of its own: whoever looks for a mail reads all that are there.
  DATA_DIR: join(runDir, `worker-${worker}`, randomUUID()),
  // The address that tests/call.ts puts into x-forwarded-for.
  TRUSTED_PROXIES: '1',
  // No test asks the real weather server: those about it have one of their own.
  WEATHER_URL: 'off',
  OPERATOR_EMAILS: 'operator@example.com, second-operator@example.com',
  AUTH_SECRET: 'a secret for tests, long enough to be one',
  ...pushKeyPair(Buffer.alloc(32, 7).toString('base64url')),
});

// Each file evaluates lib/server/db/client anew, with a pool of its own.
const opened = () =>
  singletons.get('database') as { client: { $disconnect(): Promise<void> }; pool: Pool } | undefined;

// The next file would deliver the mails that no test of this file has read. A database for migrations has no queue.
const dropMails = `do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs;
    delete from change_notices;
    delete from digests;
  end if;
end $$`;

// A page is to say within seconds that there is no database; a test beside a build waits for it.
beforeAll(() => {
  const { pool } = opened() ?? {};
  if (pool) pool.options.connectionTimeoutMillis = 20_000;
});

afterAll(async () => {
  const database = opened();
  await database?.pool.query(dropMails);
  await database?.client.$disconnect();
  // Prisma leaves it open where every query of the file went round it.
  if (database && !database.pool.ended) await database.pool.end();
});
