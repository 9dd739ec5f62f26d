import { connectTo } from './client';

/**
 * Unlocks the jobs of a killed Campmates, so that their mails are sent at once. Use it only for a
 * database that no other process uses, because another server might be working on the jobs.
 */
export async function releaseJobs(databaseUrl: string): Promise<void> {
  const client = await connectTo(databaseUrl);
  try {
    await client.query(
      'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
    );
  } finally {
    await client.end();
  }
}
