import { setTimeout as delay } from 'node:timers/promises';
import { db } from '@/lib/server/db/client';

/** Resolves once a statement waits for a lock that a transaction of the test holds. */
export async function somebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await db.$queryRaw<unknown[]>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting.length > 0) return;
    await delay(20);
  }
}
