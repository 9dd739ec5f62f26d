import { connectTo } from './client';

/** After a killed Campmates, on a database that no other server uses: it might be working on the jobs. */
export async function releaseJobs(databaseUrl: string): Promise<void> {
  const client = await connectTo(databaseUrl);
  try {
    await client.query(
      `select graphile_worker.force_unlock_workers(array(
         select locked_by from graphile_worker.jobs where locked_at is not null))`,
    );
  } finally {
    await client.end();
  }
}
