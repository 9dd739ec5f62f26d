import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { composeMail } from '@/lib/server/mail/layout';
import type { Mail } from '@/lib/server/mail/message';
import { sendMail } from '@/lib/server/mail/send-mail';
import { oneLine } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { getCampsite } from '../get-location';
import type { Campsite } from '../schema';
import { reasonWords } from './reasons';
import { type Reporter, voicesOf } from './reporter-voices';
import type { SiteReport } from './schema';

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

/** So many voices (see voicesOf) hide a person's shared site until an operator has decided. */
const HIDING = 3;

/** A muted reporter gets the same response, but nobody gets a mail. */
export async function reportSite(viewer: Viewer, siteId: string, report: SiteReport): Promise<void> {
  const site = await getCampsite(viewer, siteId);
  if (!site) throw notFound();
  if (!site.share_flag) throw forbidden('Only shared campsites can be reported.');
  await db.$transaction(async (tx) => {
    const hidden = await countReport(tx, viewer, siteId, report);
    const muted = { id: viewer.userId, reportsMutedAt: { not: null } };
    if ((await tx.user.count({ where: muted })) > 0) return;
    await sendMail(tx, await siteReportMail(env().CONTACT_EMAIL, { site, report, reporter: viewer, hidden }));
  });
}

/** A person counts once until the next review. Reports never hide a site of the open data. */
async function countReport(
  tx: Tx,
  { profileId }: Viewer,
  siteId: string,
  { reason, message = null }: SiteReport,
): Promise<boolean> {
  // Lock the site first: the second of two reports at the same time then waits and counts the first.
  const [site] = await tx.$queryRaw<{ hidden: boolean; own: boolean }[]>`
    select hidden_at is not null hidden, source = 'user' and owner_id is not null own
    from campsites where id = ${siteId}::uuid for no key update`;
  if (!site) throw notFound();
  // An operator has judged the reports from before the last review. Who reported the site then counts
  // again only once the site has changed; a review itself touches the site's row within a moment. The
  // report's time is taken under the lock, so that it is later than a review that this transaction
  // has waited for.
  await tx.$executeRaw`
    insert into site_reports as r (campsite_id, profile_id, reason, message, created_at)
    values (${siteId}::uuid, ${profileId}::uuid, ${reason}, ${message}, ${new Date()})
    on conflict (campsite_id, profile_id) do update set
      reason = excluded.reason, message = excluded.message,
      created_at = case when exists (
        select from campsites c where c.id = r.campsite_id
          and r.created_at <= c.reviewed_at and c.updated_at > c.reviewed_at + interval '2 seconds')
      then excluded.created_at else r.created_at end`;
  if (site.hidden || !site.own || (await countVoices(tx, siteId)) < HIDING) return site.hidden;
  await tx.$executeRaw`update campsites set hidden_at = now() where id = ${siteId}::uuid`;
  return true;
}

async function countVoices(tx: Tx, siteId: string): Promise<number> {
  const reporters = await tx.$queryRaw<Reporter[]>`
    select p.id::text "profileId", u.created_at since from ${openReports}
    where c.id = ${siteId}::uuid order by r.created_at desc limit ${MOST_REPORTS}`;
  if (reporters.length < HIDING) return reporters.length;
  const circles = await circlesOf(
    reporters.map(({ profileId }) => profileId),
    tx,
  );
  return voicesOf(reporters, circles).length;
}

interface ReportFacts {
  site: Campsite;
  report: SiteReport;
  reporter: { name: string; email: string };
  hidden: boolean;
}

async function siteReportMail(to: string, { site, report, reporter, hidden }: ReportFacts): Promise<Mail> {
  const { id, address, source } = site;
  const name = oneLine(site.name);
  const mail = await composeMail(to, `Campsite report: ${name}`, {
    heading: `${reasonWords[report.reason]}: ${name}`,
    paragraphs: report.message ? report.message.split(/\n{2,}/) : ['They didn’t add anything else.'],
    facts: [
      { label: 'Campsite', value: [name, address].filter(Boolean).join(', ') },
      {
        label: 'Source',
        value: source === 'open' ? `Open data, ${id}` : `A member’s shared campsite, ${id}`,
      },
      { label: 'From', value: `${oneLine(reporter.name)} (${reporter.email})` },
    ],
    ...(hidden && {
      closing:
        'Searches no longer show it to others: several people have reported it, or an operator has hidden it.',
    }),
    action: [
      { label: 'See the campsite', href: `${env().APP_URL}/campsite/${id}` },
      { label: 'Decide', href: `${env().APP_URL}/operator` },
    ],
  });
  return { ...mail, replyTo: reporter.email };
}
