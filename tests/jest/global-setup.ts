import type { EmbeddedPostgres } from '@/scripts/database/embedded-postgres';
import { startTestCluster } from './cluster';

export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const cluster = await startTestCluster(maxWorkers);
  (globalThis as { testCluster?: EmbeddedPostgres }).testCluster = cluster;
  // The workers inherit them.
  process.env.TEST_CLUSTER_URL = cluster.url;
  process.env.TEST_CLUSTER_ADMIN_URL = cluster.adminUrl;
  process.env.TEST_RUN_DIR = cluster.dataDir;
}
