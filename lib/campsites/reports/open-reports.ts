import 'server-only';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';

/** Reports by muted or suspended accounts and by the campsite's owner don't count. */
export const openReports = Prisma.sql`
  site_reports r join campsites c on c.id = r.campsite_id and r.created_at > coalesce(c.reviewed_at, '-infinity')
    and r.profile_id is distinct from c.owner_id
  join profiles p on p.id = r.profile_id join users u on u.id = p.user_id
    and u.reports_muted_at is null and u.suspended_at is null`;

/** A merged campsite doesn't wait, because nothing is left to decide. */
export const waitsForOperator = Prisma.sql`
  c.share_flag and not exists (select from site_merges m where m.campsite_id = c.id)`;

export const MOST_REPORTS = 100;

/**
 * A circle is people who know each other: who go on the same trip, or a person and somebody in one
 * of the person's groups. A pending invitation makes no circle: otherwise a campsite's owner could
 * invite the reporters, who may be strangers, so that all of them count as one.
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
