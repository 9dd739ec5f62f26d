import 'server-only';
import { momentIn, zoneText } from '@/lib/places/clock';
import type { Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { addJobs, jobColumn, URGENT } from '@/lib/server/jobs/queue';
import { composeMail } from '@/lib/server/mail/layout';
import type { Mail } from '@/lib/server/mail/message';
import { oneLine } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { shortName } from '../households/household-name';
import { invitationToken, invitationUrl } from '../invitations/links/link';
import { namedInMail, ON_PAGE, personInMail } from '../mails/spam-signs';
import { opensCard } from '../notifications/bell-words';
import type { Push } from '../notifications/push';
import { addressOf, withAddress } from '../notifications/recipients';

interface Opening {
  id: string;
  tripId: string;
  householdId: string;
  reason: string;
  openedAt: Date;
}

interface Told {
  profileId: string | null;
  email: string | null;
}

/**
 * No choice of the household holds this back, nor a daily limit, and it goes before all other jobs. It says who
 * opened the card, and nothing that is on it.
 */
export async function tellOpening(
  tx: Tx,
  opening: Opening,
  opener: { name: string; zone: string },
): Promise<void> {
  const { id, tripId, householdId } = opening;
  const [told] = await tx.$queryRaw<Told[]>`
    select h.profile_id::text "profileId", ${addressOf}::text email from ${withAddress}
    where h.trip_id = ${tripId}::uuid and h.id = ${householdId}::uuid`;
  if (!told) return;
  const name = oneLine(shortName(opener.name));
  if (told.email) {
    const mail = await openingMail(told.email, opening, { ...opener, guest: told.profileId === null });
    await addJobs(tx, 'mail', [mail], { priority: URGENT, laneOf: ({ to }) => to.toLowerCase() });
  }
  if (!told.profileId) return;
  await tx.$executeRaw`
    insert into notifications (id, profile_id, trip_id, kind, about, text)
    values (gen_random_uuid(), ${told.profileId}::uuid, ${tripId}::uuid, 'changes', ${id}::uuid, ${opensCard(name)})`;
  const push: Push = { tripId, kind: 'emergency', about: id, words: `${name} opened your emergency card` };
  const job = jobColumn('push', push, {
    to: Prisma.sql`subscription.id`,
    lane: Prisma.sql`p.id`,
    priority: URGENT,
  });
  await tx.$queryRaw`
    select ${job}
    from profiles p
    join sessions s on s.user_id = p.user_id and s.expires_at > now()
    join push_subscriptions subscription on subscription.session_id = s.id
    where p.id = ${told.profileId}::uuid`;
}

function openingMail(
  to: string,
  { tripId, householdId, reason, openedAt }: Opening,
  { name, zone, guest }: { name: string; zone: string; guest: boolean },
): Promise<Mail> {
  const who = personInMail(shortName(name));
  const subject = opensCard(who);
  return composeMail(to, subject, {
    heading: subject,
    paragraphs: [`The card closes after an hour. If you don’t know why it was opened, ask ${who}.`],
    facts: [
      { label: 'When', value: `${momentIn(zone, openedAt)} (${zoneText(zone)})` },
      { label: 'Why', value: namedInMail(reason) ?? ON_PAGE },
    ],
    action: {
      label: 'See who opened it',
      href: guest
        ? invitationUrl(invitationToken(householdId), { part: 'emergency' })
        : `${env().APP_URL}/trip/${tripId}/emergency`,
    },
    closing: 'This email can’t be turned off: it goes to whoever wrote the card.',
  });
}
