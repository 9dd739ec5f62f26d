import { connectTo } from './client';

/**
 * Frees the jobs that a killed Campmates was working on, so that their mails go out at once. For a database that
 * this process alone uses: elsewhere another server may be at work on them.
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
