import 'server-only';
import { siteAccess } from '@/lib/campsites/facts/known-site';
import { isPublic } from '@/lib/campsites/policy';
import { circlesOf, MOST_REPORTS, openReports, waitsForOperator } from '@/lib/campsites/reports/report-site';
import { voicesOf } from '@/lib/campsites/reports/reporter-voices';
import { db, readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { ReportedSite, SiteReports } from './schema';

const MOST_SITES = 100;
const MOST_DECISIONS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Two campsites within this distance may be the same. */
const NEAR_KM = 2;

interface ReportRow {
  reason: ReportedSite['reports'][number]['reason'];
  message: string | null;
  by: string;
  user: string;
  profileId: string;
  since: string;
  at: string;
}

type SiteRow = Omit<ReportedSite, 'voices' | 'reports'> & { reports: ReportRow[] };

const compared = Prisma.sql`
  c.id::text, c.name, c.source::text, c.latitude, c.longitude, c.address, ${siteAccess} access, c.phone_contact phone,
  c.campsite_url url, c.pet_friendly, (select count(*)::int from trips t where t.campsite_id = c.id) trips`;

const nearestSite = Prisma.sql`(
  select to_json(near) from (
    select ${compared}, round(1000 * (earth_position(c.latitude, c.longitude) <-> here.spot))::int distance
    from (select earth_position(c.latitude, c.longitude) spot, c.id) here cross join campsites c
    where ${isPublic} and not c.group_only and c.id <> here.id
    order by earth_position(c.latitude, c.longitude) <-> here.spot limit 1
  ) near where distance <= ${NEAR_KM * 1000})`;

const reportedSitesSql = Prisma.sql`
  with reported as (
    select c.id, count(*) reports, max(r.created_at) latest from ${openReports}
    where ${waitsForOperator}
    group by c.id order by reports desc, latest desc limit ${MOST_SITES}
  )
  select ${compared}, c.hidden_at is not null hidden, c.reviewed_at, c.created_at shared_on,
         (select json_build_object('name', o.name, 'since', o.created_at) from profiles o where o.id = c.owner_id) owner,
         ${nearestSite} nearest,
         (select json_agg(newest order by newest.at desc) from (
            select r.reason, r.message, p.name "by", u.id "user", p.id "profileId", u.created_at since, r.created_at at
            from ${openReports} where r.campsite_id = reported.id
            order by r.created_at desc limit ${MOST_REPORTS}
          ) newest) reports
  from reported join campsites c on c.id = reported.id`;

export async function listReports(): Promise<SiteReports> {
  const now = new Date();
  const [rows, decided] = await Promise.all([readRows<SiteRow>(reportedSitesSql), lastDecisions()]);
  const reporters = rows.flatMap(({ reports }) => reports.map(({ profileId }) => profileId));
  const circles = await circlesOf([...new Set(reporters)]);
  const sites = rows.map((row) => toReported(row, circles, now));
  const latest = ({ reports }: ReportedSite) => reports[0]?.at ?? '';
  sites.sort((one, other) => other.voices - one.voices || latest(other).localeCompare(latest(one)));
  return { sites, decided };
}

function toReported(
  { reports, owner, shared_on, reviewed_at, ...row }: SiteRow,
  circles: string[][],
  now: Date,
): ReportedSite {
  const iso = (time: string) => new Date(time).toISOString();
  const reporters = reports.map(({ profileId, since }) => ({ profileId, since: new Date(since) }));
  return {
    ...row,
    reviewed_at: reviewed_at && iso(reviewed_at),
    shared_on: iso(shared_on),
    owner: owner && { ...owner, since: iso(owner.since) },
    voices: voicesOf(reporters, circles).length,
    reports: reports.map(({ reason, message, by, user, since, at }) => ({
      reason,
      message,
      by,
      user,
      at: iso(at),
      account_days: Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS),
    })),
  };
}

async function lastDecisions(): Promise<SiteReports['decided']> {
  const rows = await db.operatorEntry.findMany({
    where: { kind: 'campsite' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: MOST_DECISIONS,
    include: { undoneBy: { select: { id: true } } },
  });
  const open = rows.filter(({ undoes, undoneBy }) => !undoes && !undoneBy);
  return rows.map(({ id, at, by, action, about, reason, subjectId: site }) => ({
    id,
    by,
    action,
    about,
    reason,
    site,
    at: at.toISOString(),
    undoable: open.find(({ subjectId }) => subjectId === site)?.id === id,
  }));
}
