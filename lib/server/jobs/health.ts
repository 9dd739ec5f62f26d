import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db } from '../db/client';
import { queueHere } from './this-process';

const MINUTE = 60_000;
/** With longer pauses between two checks of the queue, scheduled jobs may miss their minute. */
const RARE_MS = 3 * MINUTE;
/** If a job has been due for longer than this, the queue has stopped. */
const LATE_SECONDS = 5 * 60;

export async function queueHealth(): Promise<{ queue: 'working' | 'standing'; oldest_due_seconds: number }> {
  const [row] = await db.$queryRaw<[{ seconds: number }]>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::int seconds
    from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at < now()`;
  const { workerSeenAt } = queueHere;
  const silent = workerSeenAt !== undefined && Date.now() - workerSeenAt > 2 * MINUTE;
  const standing = silent || row.seconds > LATE_SECONDS;
  return { queue: standing ? 'standing' : 'working', oldest_due_seconds: row.seconds };
}

/** By a worker, or by the host's cron, whose last two requests must be recent. */
export function drivenEachMinute(): Prisma.Sql {
  const { workerSeenAt } = queueHere;
  if (workerSeenAt !== undefined) return Prisma.sql`${Date.now() - workerSeenAt < RARE_MS}::boolean`;
  const rare = Prisma.sql`${RARE_MS}::int * interval '1 millisecond'`;
  return Prisma.sql`coalesce((
    select visited_at > now() - ${rare} and previous_at > visited_at - ${rare} from cron_visits), false)`;
}

export async function isDrivenEachMinute(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ driven: boolean }[]>`select ${drivenEachMinute()} driven`;
  return row?.driven === true;
}

export async function noteCronVisit(): Promise<void> {
  await db.$executeRaw`
    insert into cron_visits (visited_at) values (now())
    on conflict (id) do update set previous_at = cron_visits.visited_at, visited_at = now()`;
}
