import 'server-only';
import { openReports, waitsForOperator } from '@/lib/campsites/reports/report-site';
import { Prisma } from '@/prisma/generated/client';
import { readRows } from '../server/db/client';

export interface Waiting {
  sites: number;
  /** Senders who are paused until an operator decides on them. */
  people: number;
  mails: number;
}

/** Mails that were given up don't count. */
export async function countWaiting(): Promise<Waiting> {
  const [row] = await readRows<Waiting>(Prisma.sql`
    select
      (select count(distinct c.id)::int from ${openReports} where ${waitsForOperator}) sites,
      (select count(*)::int from users where sending_paused_at is not null and suspended_at is null) people,
      (select count(*)::int from graphile_worker.jobs
       where attempts > 0 and attempts < max_attempts and last_error is not null) mails`);
  return row ?? { sites: 0, people: 0, mails: 0 };
}
