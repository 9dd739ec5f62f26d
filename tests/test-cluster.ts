import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/scripts/embedded-postgres';
import { migrate } from '@/scripts/migrate';
import { removeRun, runFolder } from '@/scripts/run-folder';
import { seed } from '@/scripts/seed';
import { clockShift } from './clock';
import { shiftDatabase } from './database-clock';

/** Holds the schema and the bundled data, for each worker's database to be copied from. */
export const templateDatabase = 'template_campmates';

/** A Postgres for one run of the tests. */
export async function startTestCluster(): Promise<EmbeddedPostgres & { dataDir: string }> {
  const dataDir = await runFolder();
  const postgres = await startEmbeddedPostgres(dataDir, { durable: false });
  await migrate(postgres.url);
  await seed(postgres.url);
  await withAdmin(siblingUrl(postgres.adminUrl, 'campmates'), (admin) => shiftDatabase(admin, clockShift));
  await withAdmin(postgres.adminUrl, (admin) =>
    admin.query(`alter database campmates rename to ${templateDatabase}`),
  );
  return {
    ...postgres,
    dataDir,
    stop: async () => {
      await postgres.stop();
      await removeRun(dataDir);
    },
  };
}

/** The address of another database in the same cluster. */
export function siblingUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

export async function withAdmin<Result>(
  adminUrl: string,
  use: (admin: Client) => Promise<Result>,
): Promise<Result> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await use(admin);
  } finally {
    await admin.end();
  }
}
