import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { readRows } from '../db/client';

export interface QueueFigures {
  due: number;
  working: number;
  later: number;
  /** Jobs that have used up all attempts and wait for an operator. */
  failed: number;
  oldestDueSeconds: number;
}

export async function queueFigures(): Promise<QueueFigures> {
  const [figures] = await readRows<QueueFigures>(Prisma.sql`
    select count(*) filter (where is_available and run_at <= now())::int due,
           count(*) filter (where locked_at is not null)::int working,
           count(*) filter (where is_available and run_at > now())::int later,
           count(*) filter (where locked_at is null and attempts >= max_attempts)::int failed,
           coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float8
             "oldestDueSeconds"
    from graphile_worker._private_jobs`);
  if (!figures) throw new Error('the queue gave no figures');
  return figures;
}
