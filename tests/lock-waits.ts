import { setTimeout as delay } from 'node:timers/promises';
import { db } from '@/lib/server/db/client';

/** Resolves once so many statements wait for a lock that a transaction of the test holds. */
export async function untilBlocked(count = 1): Promise<void> {
  for (;;) {
    const statements = await db.$queryRaw<unknown[]>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (statements.length >= count) return;
    await delay(20);
  }
}
