import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { sendMail } from '@/lib/server/mail/send-mail';
import { getCampsite } from '../get-campsite';
import { siteReportMail } from './report-mail';
import type { SiteReport } from './schema';

/** So many people's reports hide somebody's shared site from others' searches until it has been looked at. */
const HIDING = 3;

/** Mails a report about a shared site to CONTACT_EMAIL; a reply to it goes to the reporter. */
export async function reportSite(viewer: Viewer, siteId: string, report: SiteReport): Promise<void> {
  const site = await getCampsite(viewer, siteId);
  if (!site) throw notFound();
  if (!site.share_flag) throw forbidden('Only shared campsites can be reported.');
  await db.$transaction(async (tx) => {
    const hidden = await countReport(tx, viewer, siteId);
    await sendMail(tx, await siteReportMail(env().CONTACT_EMAIL, { site, report, reporter: viewer, hidden }));
  });
}

/** Counts a person's report, once each; tells whether the site is hidden now. The open data is never hidden. */
async function countReport(tx: Tx, { profileId }: Viewer, siteId: string): Promise<boolean> {
  // The site first: of two reports at once the second counts the first one's.
  await tx.$queryRaw`select id::text from campsites where id = ${siteId}::uuid for no key update`;
  await tx.siteReport.createMany({ data: { campsiteId: siteId, profileId }, skipDuplicates: true });
  const [site] = await tx.$queryRaw<{ hidden: boolean }[]>`
    update campsites c
    set hidden_at = case
      when c.hidden_at is null and c.source = 'user' and c.owner_id is not null and ${HIDING}::int <= (
        select count(*) from site_reports r
        where r.campsite_id = c.id and r.profile_id <> c.owner_id
          and r.created_at > coalesce(c.reviewed_at, '-infinity')
      ) then now()
      else c.hidden_at
    end
    where c.id = ${siteId}::uuid
    returning c.hidden_at is not null hidden`;
  return site?.hidden ?? false;
}
