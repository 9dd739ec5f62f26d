import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { composeTripMail } from '../mails/compose-trip-mail';
import { mailEach } from '../mails/mail-each';
import { called, type Mailed, type NamedTrip } from '../mails/mail-facts';
import { notify } from '../notifications/notify';
import { hasAddress, mailedColumns, wantsMails, withAddress } from '../notifications/recipients';
import type { EmergencyRow } from './read-emergency';

interface Guest extends Mailed, NamedTrip {
  inviteId: string | null;
  hasAccount: false;
}

const TITLE = 'You’re asked to be a first-aider';

/** Accounts read it in the app; a guest's household gets a mail. */
export async function askFirstAiders(
  tx: Tx,
  tripId: string,
  { ownId, profileId }: EmergencyRow,
  asked: string[],
): Promise<void> {
  const text = `${TITLE} on this trip. Under “Medical cards” you can accept.`;
  for (const about of asked)
    await notify(tx, {
      tripId,
      kind: 'todos',
      about,
      by: ownId,
      to: 'named',
      texts: { [about]: text },
      text,
      push: TITLE,
      pushTo: 'emergency',
    });
  const guests = await tx.$queryRaw<Guest[]>`
    select ${mailedColumns}, i.id::text "inviteId", false "hasAccount", t.name "tripName", t.location_name "locationName"
    from ${withAddress} join trips t on t.id = h.trip_id
    where h.trip_id = ${tripId}::uuid and h.id = any(${asked}::uuid[]) and h.profile_id is null
      and ${hasAddress} and ${wantsMails('todos')}
    order by h.id`;
  await mailEach(tx, tripId, profileId, guests, (guest, href) => askingMail(guest, `${href}?part=emergency`));
}

function askingMail(guest: Guest, href: string) {
  const heading = `${TITLE} on ${called(guest)}`;
  return composeTripMail('todos', guest.email, heading, {
    heading,
    paragraphs: [
      'First-aiders can open the medical cards of those going, from 7 days before the trip. Each household is told when its card is opened. You can accept, or say no, under “Medical cards”.',
    ],
    action: { label: 'See the medical cards', href },
  });
}
