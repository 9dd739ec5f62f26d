import 'server-only';
import { env } from '@/lib/server/env';
import { composeMail } from '@/lib/server/mail/layout';
import type { Mail } from '@/lib/server/mail/message';
import { oneLine } from '@/lib/text';
import type { Campsite } from '../schema';
import { reasonWords } from './reason-text';
import type { SiteReport } from './schema';

interface ReportFacts {
  site: Campsite;
  report: SiteReport;
  reporter: { name: string; email: string };
  /** True when the site is hidden from other people's searches because of the reports. */
  hidden: boolean;
}

/**
 * Composes the mail about a report of a shared campsite. A reply to the mail goes to the reporter.
 */
export async function siteReportMail(
  to: string,
  { site, report, reporter, hidden }: ReportFacts,
): Promise<Mail> {
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
