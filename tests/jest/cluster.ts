import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/scripts/database/embedded-postgres';
import { migrate } from '@/scripts/database/migrate';
import { removeRun, runFolder } from '@/scripts/database/run-folder';
import { seed } from '@/scripts/database/seed';
import { clockShift } from './clock';
import { shiftDatabase } from './database-clock';
import { siblingUrl, templateDatabase, workerDatabase } from './test-databases';
import { withAdmin } from './with-admin';

/** Starts a Postgres for one test run, with a database for each worker. */
export async function startTestCluster(workers: number): Promise<EmbeddedPostgres & { dataDir: string }> {
  const dataDir = await runFolder();
  const postgres = await startEmbeddedPostgres(dataDir, { durable: false });
  await migrate(postgres.url);
  await seed(postgres.url);
  await withAdmin(siblingUrl(postgres.adminUrl, 'campmates'), (admin) => shiftDatabase(admin, clockShift));
  await withAdmin(postgres.adminUrl, async (admin) => {
    await admin.query(`alter database campmates rename to ${templateDatabase}`);
    for (let worker = 1; worker <= workers; worker++) {
      await admin.query(
        `create database ${workerDatabase(worker)} template ${templateDatabase} owner campmates`,
      );
    }
  });
  return {
    ...postgres,
    dataDir,
    stop: async () => {
      await postgres.stop();
      await removeRun(dataDir);
    },
  };
}
