import type { EmbeddedPostgres } from '@/scripts/database/embedded-postgres';
import { startTestCluster } from './cluster';

export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  failOnWorkerLeftBehind();
  const cluster = await startTestCluster(maxWorkers);
  (globalThis as { testCluster?: EmbeddedPostgres }).testCluster = cluster;
  // The workers inherit them.
  process.env.TEST_CLUSTER_URL = cluster.url;
  process.env.TEST_CLUSTER_ADMIN_URL = cluster.adminUrl;
  process.env.TEST_RUN_DIR = cluster.dataDir;
}

/** Jest only says so when a worker had to be killed because something in it still ran. */
function failOnWorkerLeftBehind(): void {
  const { error } = globalThis.console;
  globalThis.console.error = (...words: unknown[]) => {
    if (String(words[0]).includes('failed to exit gracefully')) process.exitCode = 1;
    error(...words);
  };
}
