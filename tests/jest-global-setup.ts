import type { EmbeddedPostgres } from '@/scripts/embedded-postgres';
import { startTestCluster } from './test-cluster';

export default async function globalSetup(): Promise<void> {
  const cluster = await startTestCluster();
  (globalThis as { testCluster?: EmbeddedPostgres }).testCluster = cluster;
  // The workers inherit them.
  process.env.TEST_CLUSTER_URL = cluster.url;
  process.env.TEST_CLUSTER_ADMIN_URL = cluster.adminUrl;
  process.env.TEST_RUN_DIR = cluster.dataDir;
}
