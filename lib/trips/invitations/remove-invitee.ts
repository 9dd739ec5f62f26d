import 'server-only';
import { forbidden } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { removeHousehold } from '../leaving/leave-trip';
import { householdThatRuns, lockTrip } from '../lock-trip';
import { countSentMails } from '../mails/mail-limit';
import { queueTripMails } from '../mails/trip-mail';
import { withOpenVote } from '../undecided/open-vote-column';
import { lockInvitee } from './lock-invitee';
import { uninvitedMail } from './mails';

/** Mails nobody who had answered "not going" and wasn't a co-organiser. */
export async function removeInvitee(viewer: Viewer, tripId: string, inviteId: string) {
  const mails = await db.$transaction(async (tx) => {
    const trip = await lockTrip(tx, viewer, tripId);
    const invitee = await lockInvitee(tx, tripId, inviteId);
    const { email, knowsOrganiser, attending, coOrganiser, refusedById } = invitee;
    if (coOrganiser && trip.organiser.id !== viewer.profileId) {
      throw forbidden('Only the organiser can remove a co-organiser.');
    }
    const { id: removedBy } = await householdThatRuns(tx, viewer, trip);
    await removeHousehold(tx, { tripId, id: inviteId }, { removedBy });
    const concerned = attending !== false || coOrganiser;
    if (!concerned || !email) return 0;
    const mail = await uninvitedMail({ email, knowsOrganiser }, await withOpenVote(tx, trip));
    if (!refusedById) await queueTripMails(tx, [{ mail, from: viewer.userId, inviteId, urgent: true }]);
    return 1;
  });
  await countSentMails(viewer, mails);
  return { id: inviteId };
}
