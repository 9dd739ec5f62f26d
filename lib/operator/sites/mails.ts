import 'server-only';
import { openReports } from '@/lib/campsites/reports/report-site';
import { readRows, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { MailContent } from '@/lib/server/mail/content';
import { composeMail } from '@/lib/server/mail/layout';
import type { Mail } from '@/lib/server/mail/message';
import { siteName } from '@/lib/trips/mails/mail-facts';
import { Prisma } from '@/prisma/generated/client';
import type { LockedSite } from './lock';
import type { SiteAction } from './schema';

interface Decision {
  action: SiteAction['action'];
  reason: string;
  site: Pick<LockedSite, 'id' | 'name'>;
  into: Pick<LockedSite, 'id' | 'name'> | null;
}

const words: Record<SiteAction['action'], { owner: string; reporter: string }> = {
  keep: {
    owner: 'We have looked at your shared campsite. It stays as it is, and everybody can find it.',
    reporter: 'We have decided to keep it as it is.',
  },
  hide: {
    owner:
      'We have hidden your shared campsite. You and the trips there still see it. Others no longer find it.',
    reporter: 'We have hidden it: searches no longer show it to others.',
  },
  edit: {
    owner: 'We have corrected your shared campsite. Its page shows what it says now.',
    reporter: 'We have corrected it.',
  },
  merge: {
    owner:
      'Your campsite was already on Campmates, so we have merged it with the other one. The trips there have moved along, and so has what campers said about it.',
    reporter: 'We have merged it with another campsite that is the same place.',
  },
  delete: {
    owner: 'We have deleted your shared campsite. The trips that go there keep it.',
    reporter: 'We have deleted it: searches no longer show it.',
  },
};

/** No mail names another person. */
export async function decisionMails(
  { action, reason, site, into }: Decision,
  owner: string | null,
  reporters: string[],
): Promise<Mail[]> {
  const [name, shown] = [siteName(site.name), action === 'delete' ? null : (into ?? site)];
  const also = { ...(into && { facts: [{ label: 'Now', value: siteName(into.name) }] }), ...seen(shown) };
  const told =
    owner &&
    (await composeMail(owner, `About your campsite ${name}`, {
      ...also,
      heading: name,
      paragraphs: [words[action].owner],
      replyTo: team(),
      facts: [...(also.facts ?? []), { label: 'Why', value: reason }],
    }));
  if (reporters.length === 0) return told ? [told] : [];
  const thanks = await composeMail('', `Thank you for your report: ${name}`, {
    ...also,
    heading: `Thank you for your report`,
    paragraphs: [`You told us that something about ${name} isn’t right. ${words[action].reporter}`],
    replyTo: team(),
  });
  return [...(told ? [told] : []), ...reporters.map((to) => ({ ...thanks, to }))];
}

export async function undoneMails(site: LockedSite, owner: string | null): Promise<Mail[]> {
  if (!owner) return [];
  const name = siteName(site.name);
  const state = site.hiddenAt ? 'Searches don’t show it to others.' : 'Everybody can find it.';
  const mail = await composeMail(owner, `About your campsite ${name}`, {
    heading: name,
    replyTo: team(),
    ...seen(site),
    paragraphs: [`We’ve undone our last decision about your campsite. ${state}`],
  });
  return [mail];
}

const team = (): NonNullable<MailContent['replyTo']> => ({
  name: 'the Campmates team',
  email: env().CONTACT_EMAIL,
});

const seen = (site: Pick<LockedSite, 'id'> | null): Pick<MailContent, 'action'> =>
  site ? { action: { label: 'See the campsite', href: `${env().APP_URL}/campsite/${site.id}` } } : {};

/** Null for open data. */
export async function findOwner(tx: Tx, { ownerId }: LockedSite): Promise<string | null> {
  if (!ownerId) return null;
  const owner = await tx.profile.findUnique({
    where: { id: ownerId },
    select: { user: { select: { email: true } } },
  });
  return owner?.user.email ?? null;
}

/** Only reports since the last decision, without those of muted and suspended people. */
export async function findReporters(tx: Tx, siteId: string): Promise<string[]> {
  const rows = await readRows<{ email: string }>(
    Prisma.sql`select u.email::text from ${openReports} where c.id = ${siteId}::uuid order by r.created_at`,
    tx,
  );
  return rows.map(({ email }) => email);
}
