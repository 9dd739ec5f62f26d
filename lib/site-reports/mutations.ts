import 'server-only';
import type { Viewer } from '../auth/viewer';
import { campsiteFor } from '../campsites/queries';
import { db } from '../db';
import { env } from '../env';
import { forbidden, notFound } from '../errors';
import { sendMail } from '../mail/mutations';
import { siteReportMail } from '../mail/templates/campsites';
import type { SiteReport } from './schema';

/** Mails a report about a shared site to CONTACT_EMAIL; answering it answers the reporter. */
export async function reportSite(viewer: Viewer, siteId: string, report: SiteReport): Promise<void> {
  const site = await campsiteFor(viewer, siteId);
  if (!site) throw notFound();
  if (!site.share_flag) throw forbidden('Only shared campsites can be reported.');
  const mail = await siteReportMail(env().CONTACT_EMAIL, { site, report, reporter: viewer });
  await db.$transaction((tx) => sendMail(tx, mail));
}
