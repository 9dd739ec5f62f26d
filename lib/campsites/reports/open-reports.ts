import 'server-only';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';

/**
 * SQL for the reports `r` that wait for review, each with its campsite `c`, its reporter `p` and
 * the reporter's account `u`. Reports by muted or suspended accounts and by the campsite's owner
 * don't count.
 */
export const openReports = Prisma.sql`
  site_reports r join campsites c on c.id = r.campsite_id and r.created_at > coalesce(c.reviewed_at, '-infinity')
    and r.profile_id is distinct from c.owner_id
  join profiles p on p.id = r.profile_id join users u on u.id = p.user_id
    and u.reports_muted_at is null and u.suspended_at is null`;

/**
 * SQL: true when a reported campsite `c` waits for an operator. A merged campsite doesn't wait,
 * because nothing is left to decide.
 */
export const waitsForOperator = Prisma.sql`
  c.share_flag and not exists (select from site_merges m where m.campsite_id = c.id)`;

/** At most this many of a campsite's open reports are read, the newest first. */
export const MOST_REPORTS = 100;

/**
 * Returns circles: lists of these profiles whose people know each other. A circle is the people who
 * go on the same trip, or a person and somebody whose address is in one of the person's groups. A
 * pending invitation makes no circle. Otherwise a campsite's owner could invite the reporters, who may
 * be strangers, so that all of them count as one.
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
