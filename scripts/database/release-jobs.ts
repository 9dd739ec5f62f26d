import { connectTo } from './client';

/** After a killed Campmates, on a database that no other server uses: it might be working on the jobs. */
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
