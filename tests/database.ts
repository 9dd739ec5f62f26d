import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siblingUrl, templateDatabase, withAdmin } from './test-cluster';

const {
  TEST_CLUSTER_URL: clusterUrl = '',
  TEST_CLUSTER_ADMIN_URL: adminUrl = '',
  TEST_RUN_DIR: runDir = '',
} = process.env;
const name = `test_${process.env.JEST_WORKER_ID}`;

// No test may reach a real provider through what stands in a developer's .env.
for (const [, variable = ''] of readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z_]+)=/gm)) {
  delete process.env[variable];
}
Object.assign(process.env, {
  DATABASE_URL: siblingUrl(clusterUrl, name),
  DATA_DIR: join(runDir, `worker-${process.env.JEST_WORKER_ID}`),
  // The address that tests/call.ts puts into x-forwarded-for.
  TRUSTED_PROXIES: '1',
  AUTH_SECRET: 'a secret for tests, long enough to be one',
});

// Made by a worker's first file and used by its later ones.
beforeAll(async () => {
  await withAdmin(adminUrl, async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await admin.query(`create database ${name} template ${templateDatabase} owner campmates`);
  });
});

// Each file evaluates lib/db anew, with a pool of its own.
afterAll(async () => {
  await (
    globalThis as { campmatesDb?: { client: { $disconnect(): Promise<void> } } }
  ).campmatesDb?.client.$disconnect();
});
