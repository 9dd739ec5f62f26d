import type { EmbeddedPostgres } from '@/scripts/database/embedded-postgres';

export default async function globalTeardown(): Promise<void> {
  await (globalThis as { testCluster?: EmbeddedPostgres }).testCluster?.stop();
}
