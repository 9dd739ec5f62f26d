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
    select count(*) filter (where due)::int due,
           count(*) filter (where working)::int working,
           count(*) filter (where not working and not failed and not due)::int later,
           count(*) filter (where not working and failed)::int failed,
           coalesce(extract(epoch from now() - min(run_at) filter (where due)), 0)::float8 "oldestDueSeconds"
    from (
      select run_at, locked_at is not null working, attempts >= max_attempts failed,
             locked_at is null and attempts < max_attempts and run_at <= now() due
      from graphile_worker.jobs
    ) job`);
  if (!figures) throw new Error('the queue gave no figures');
  return figures;
}
