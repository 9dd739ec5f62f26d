import 'server-only';
import { db } from '@/lib/server/db/client';
import { withinLimit } from '@/lib/server/http/rate-limiter';
import { log } from '@/lib/server/log';
import { failureWords } from '@/lib/server/mail/failure-words';
import { composeMail } from '@/lib/server/mail/layout';
import { sendMail } from '@/lib/server/mail/send-mail';
import { oneLine } from '@/lib/text';
import { called, type NamedTrip } from './mail-facts';
import { pauseForRefusals } from './sending-pause';
import { type TripMail, tripUrl } from './trip-mail';

/** An error in this function never stops a mail. */
export async function noteOutcome({ from }: TripMail, outcome: 'sent' | 'refused'): Promise<void> {
  if (!from) return;
  await quietly(async () => {
    const [sent, refused] = outcome === 'sent' ? [1, 0] : [0, 1];
    await db.$executeRaw`
      insert into mail_tallies (sender_id, day, sent, refused)
      select p.id, (now() at time zone 'utc')::date, ${sent}::int, ${refused}::int
      from profiles p where p.user_id = ${from}::uuid
      on conflict (sender_id, day) do update
        set sent = mail_tallies.sent + excluded.sent, refused = mail_tallies.refused + excluded.refused`;
    if (refused) await pauseForRefusals(from);
  });
}

interface UnreachedRow {
  id: string;
  email: string;
  tripName: string | null;
  locationName: string;
  start: string;
  end: string;
}

/**
 * Tells the sender at most once a month for each address, and nobody when the mail went to another
 * address than the invited one, because only the invitee knows that address.
 */
export async function tellUnreached({ mail, from, inviteId }: TripMail, error: unknown): Promise<void> {
  if (mail.kind !== 'invitations' || !from || !inviteId) return;
  await quietly(async () => {
    const [row] = await db.$queryRaw<UnreachedRow[]>`
      select t.id::text, u.email::text, t.name "tripName", t.location_name "locationName",
             t.start_date::text start, t.end_date::text "end"
      from invites i join trips t on t.id = i.trip_id join users u on u.id = ${from}::uuid
      where i.id = ${inviteId}::uuid and i.email = ${mail.to}::citext`;
    if (!row || !(await withinLimit('unreachedTold', `${from} ${mail.to.toLowerCase()}`))) return;
    const why = failureWords(error instanceof Error ? error.message : '');
    const told = await unreachedMail({ to: row.email, address: mail.to, why, trip: row });
    await db.$transaction((tx) => sendMail(tx, told));
  });
}

async function quietly(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) =>
    log.warn({ err: error }, 'what became of a mail could not be noted'),
  );
}

interface Unreached {
  to: string;
  address: string;
  why: string;
  trip: NamedTrip & { id: string };
}

function unreachedMail({ to, address, why, trip }: Unreached) {
  const shown = oneLine(address);
  return composeMail(to, `Your invitation didn’t reach ${shown}`, {
    heading: 'An invitation didn’t arrive',
    paragraphs: [
      `We couldn’t deliver your email about ${called(trip)} to ${shown}: ${why}.`,
      'Please check the address. If it’s wrong, take it off the trip and invite the right one.',
    ],
    action: { label: 'See who’s invited', href: `${tripUrl(trip.id)}/people` },
  });
}
