import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { readRows } from '../server/db/client';

/** How much waits in the desk's parts, for their badges. */
export async function countWaiting(): Promise<{ sites: number; mails: number }> {
  const [row] = await readRows<{ sites: number; mails: number }>(Prisma.sql`
    select
      (select count(distinct r.campsite_id)::int
       from site_reports r join campsites c on c.id = r.campsite_id
         join profiles p on p.id = r.profile_id join users u on u.id = p.user_id
       where r.created_at > coalesce(c.reviewed_at, '-infinity') and u.reports_muted_at is null) sites,
      (select count(*)::int from graphile_worker._private_jobs where attempts > 0 and last_error is not null) mails`);
  return row ?? { sites: 0, mails: 0 };
}
