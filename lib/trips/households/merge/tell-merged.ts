import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { invitationToken, invitationUrl } from '@/lib/trips/invitations/links/link';
import { mergedMail } from '@/lib/trips/invitations/mails';
import type { RunTrip } from '@/lib/trips/lock-trip';
import type { Mailed } from '@/lib/trips/mails/mail-facts';
import { queueTripMails } from '@/lib/trips/mails/trip-mail';
import { notify } from '@/lib/trips/notifications/notify';
import { mailedColumns, withAddress } from '@/lib/trips/notifications/recipients';
import { withOpenVote } from '@/lib/trips/undecided/open-vote-column';
import { GUEST, shortName } from '../household-name';
import { householdThatRuns } from '../household-that-runs';

/** Read before the two become one, when the household may get the other's address. Null for an account. */
export async function stayingAddress(tx: Tx, tripId: string, to: string): Promise<Mailed | null> {
  const [row] = await tx.$queryRaw<(Omit<Mailed, 'email'> & { email: string | null })[]>`
    select ${mailedColumns} from ${withAddress}
    where h.trip_id = ${tripId}::uuid and h.id = ${to}::uuid and h.profile_id is null and h.refused_by_id is null`;
  return row?.email ? { ...row, email: row.email } : null;
}

interface Merged {
  to: string;
  stayed: Mailed | null;
  gone: string | null;
  attending: boolean | null;
}

/** Returns how many mails it has queued. */
export async function tellMerged(
  tx: Tx,
  viewer: Viewer,
  trip: RunTrip,
  { to, stayed, gone, attending }: Merged,
): Promise<number> {
  const { id: by, name } = await householdThatRuns(tx, viewer, trip);
  const check = attending ? 'check who comes' : 'check your answer';
  const text = `${name} has joined the answer of ${oneLine(shortName(gone ?? GUEST))} to yours. Please ${check}.`;
  await notify(tx, {
    tripId: trip.id,
    kind: 'answers',
    about: to,
    aboutHousehold: false,
    by,
    to: 'named',
    texts: { [to]: text },
    text,
    push: `${name} has changed your answer`,
  });
  if (!stayed) return 0;
  const href = invitationUrl(invitationToken(to));
  const mail = await mergedMail(stayed, href, await withOpenVote(tx, trip), { by: name, check });
  await queueTripMails(tx, [{ mail, from: viewer.userId, inviteId: to, urgent: false }]);
  return 1;
}
