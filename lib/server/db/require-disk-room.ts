import 'server-only';
import { db } from './client';

/** Rejects when Postgres has no room on its disk, or is read-only, since hosts do that when the disk is full. */
export async function requireRoom(): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local work_mem = '64kB'`;
    // These rows need more than work_mem, so Postgres writes a temporary file.
    await tx.$queryRaw`select count(*)::int from generate_series(1, 10000)`;
    await tx.$executeRaw`delete from rate_limits where false`;
  });
}
