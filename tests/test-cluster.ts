import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/scripts/embedded-postgres';
import { migrate } from '@/scripts/migrate';
import { root } from '@/scripts/paths';
import { halt, openCluster } from '@/scripts/postgres-cluster';
import { seed } from '@/scripts/seed';

/** Holds the schema and the bundled data, for each worker's database to be copied from. */
export const templateDatabase = 'template_campmates';

const runs = join(root, '.data-test', 'runs');

/** A Postgres for one run of the tests; several runs can go on at once. */
export async function startTestCluster(): Promise<EmbeddedPostgres> {
  await removeDeadRuns();
  const dataDir = join(runs, String(process.pid));
  const postgres = await startEmbeddedPostgres(dataDir, { durable: false });
  await migrate(postgres.url);
  await seed(postgres.url);
  await withAdmin(postgres.url, (admin) =>
    admin.query(`alter database campmates rename to ${templateDatabase}`),
  );
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of another database in the same cluster. */
export function siblingUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

export async function withAdmin<Result>(
  url: string,
  use: (admin: Client) => Promise<Result>,
): Promise<Result> {
  const admin = new Client({ connectionString: siblingUrl(url, 'postgres') });
  await admin.connect();
  try {
    return await use(admin);
  } finally {
    await admin.end();
  }
}

// Jest interrupted by Ctrl-C runs no teardown.
async function removeDeadRuns(): Promise<void> {
  await mkdir(runs, { recursive: true });
  for (const pid of await readdir(runs)) {
    if (isAlive(Number(pid))) continue;
    await halt(await openCluster(join(runs, pid)));
    await rm(join(runs, pid), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
