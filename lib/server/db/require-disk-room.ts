import 'server-only';
import { db } from './client';

/**
 * Rejects when Postgres can't write, because its disk is full or the database is read-only. Many
 * hosts make a database read-only when its disk is full.
 */
export async function requireDiskRoom(): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local work_mem = '64kB'`;
    // Generate more rows than fit in `work_mem`, so that Postgres must write a temporary file.
    await tx.$queryRaw`select count(*)::int from generate_series(1, 10000)`;
    await tx.$executeRaw`delete from rate_limits where false`;
  });
}
