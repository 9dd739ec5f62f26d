import 'server-only';
import { db } from '../db/client';
import { queueHere } from './this-process';

const MINUTE = 60_000;
/** Later than this nothing is done while the queue moves. */
const LATE_SECONDS = 5 * 60;

/**
 * Whether the queue of mails moves, and for how long its oldest job has been due. Rejects when the database does not
 * respond.
 */
export async function queueHealth(): Promise<{ queue: 'working' | 'standing'; oldest_due_seconds: number }> {
  const [row] = await db.$queryRaw<[{ seconds: number }]>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::int seconds
    from graphile_worker._private_jobs where is_available and run_at < now()`;
  const { workerSeenAt } = queueHere;
  const silent = workerSeenAt !== undefined && Date.now() - workerSeenAt > 2 * MINUTE;
  const standing = silent || row.seconds > LATE_SECONDS;
  return { queue: standing ? 'standing' : 'working', oldest_due_seconds: row.seconds };
}
