import 'server-only';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';

/**
 * A report `r` that waits to be looked at, with its campsite `c`, its reporter `p` and their account `u`, for SQL. Those
 * of muted and suspended accounts and of the campsite's owner count for nothing.
 */
export const openReports = Prisma.sql`
  site_reports r join campsites c on c.id = r.campsite_id and r.created_at > coalesce(c.reviewed_at, '-infinity')
    and r.profile_id is distinct from c.owner_id
  join profiles p on p.id = r.profile_id join users u on u.id = p.user_id
    and u.reports_muted_at is null and u.suspended_at is null`;

/** Whether a reported campsite `c` waits for an operator: a merged one has nothing more to decide. */
export const waitsForOperator = Prisma.sql`
  c.share_flag and not exists (select from site_merges m where m.campsite_id = c.id)`;

/** How many of a campsite's open reports are looked at, the newest first. */
export const MOST_REPORTS = 100;

/**
 * Which of some profiles know each other: those going on a trip together, and whoever has another's address in a group.
 * An invitation that isn't accepted counts for nothing, or else a campsite's owner could tie strangers together.
 */
export async function circlesOf(profileIds: string[], client?: Tx): Promise<string[][]> {
  if (profileIds.length < 2) return [];
  const among = Prisma.sql`any(${profileIds}::uuid[])`;
  const rows = await readRows<{ ids: string[] }>(
    Prisma.sql`
      select array_agg(h.profile_id::text) ids from households h
      where h.profile_id = ${among} and h.attending
      group by h.trip_id having count(*) > 1
      union all
      select array[g.profile_id::text, p.id::text] from groups g
      join group_members m on m.group_id = g.id
      join users u on u.email = m.email join profiles p on p.user_id = u.id
      where g.profile_id = ${among} and p.id = ${among} and p.id <> g.profile_id`,
    client,
  );
  return rows.map(({ ids }) => ids);
}
