import 'server-only';
import { db } from './client';

/** Rejects when Postgres can't write: a full disk, or read-only, as many hosts make it then. */
export async function requireDiskRoom(): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local work_mem = '64kB'`;
    // More rows than fit in `work_mem` make Postgres write a temporary file.
    await tx.$queryRaw`select count(*)::int from generate_series(1, 10000)`;
    await tx.$executeRaw`delete from rate_limits where false`;
  });
}
