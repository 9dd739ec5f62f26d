import type { EmbeddedPostgres } from '@/scripts/database/embedded-postgres';
import { writeEndpoints } from '@/scripts/endpoints';
import { startTestCluster } from './cluster';

export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  failOnWorkerLeftBehind();
  await writeEndpoints();
  const cluster = await startTestCluster(maxWorkers);
  (globalThis as { testCluster?: EmbeddedPostgres }).testCluster = cluster;
  // The workers inherit these variables.
  process.env.TEST_CLUSTER_URL = cluster.url;
  process.env.TEST_CLUSTER_ADMIN_URL = cluster.adminUrl;
  process.env.TEST_RUN_DIR = cluster.dataDir;
}

/**
 * Fails the run when Jest had to kill a worker that was still running something. Jest itself only
 * prints a message.
 */
function failOnWorkerLeftBehind(): void {
  const { error } = globalThis.console;
  globalThis.console.error = (...words: unknown[]) => {
    if (String(words[0]).includes('failed to exit gracefully')) process.exitCode = 1;
    error(...words);
  };
}
