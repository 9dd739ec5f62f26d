import { setTimeout as delay } from 'node:timers/promises';
import { db } from '@/lib/server/db/client';

/** Resolves once this many statements wait for a lock that a transaction of the test holds. */
export async function untilBlocked(count = 1): Promise<void> {
  for (;;) {
    const statements = await db.$queryRaw<unknown[]>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (statements.length >= count) return;
    await delay(20);
  }
}

/**
 * Runs two operations that compete for a lock. Pauses `first` just before its statement `what` on
 * `table` and starts `second`. When `second` waits for the lock, `first` continues.
 */
export async function meanwhile<A, B>(
  [what, table]: [what: string, table: string],
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  await db.$executeRaw`
    create function pause() returns trigger language plpgsql as $$
    begin
      -- A slow machine takes longer to start the second than the app waits for a lock.
      perform set_config('lock_timeout', '10s', true);
      perform pg_advisory_xact_lock(4711);
      return coalesce(new, old);
    end $$`;
  await db.$executeRawUnsafe(
    `create trigger pause before ${what} on ${table} for each row execute function pause()`,
  );
  try {
    const both = await db.$transaction(async (tx) => {
      await tx.$queryRaw`select pg_advisory_xact_lock(4711)::text`;
      const one = first();
      await untilBlocked(1);
      const two = second();
      await untilBlocked(2);
      return { one, two };
    });
    return await Promise.all([both.one, both.two]);
  } finally {
    await db.$executeRaw`drop function pause cascade`;
  }
}
