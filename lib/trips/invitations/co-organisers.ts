import 'server-only';
import { badInput } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { lockTrip } from '../lock-trip';
import { withinMailLimit } from '../mails/mail-limit';
import { queueTripMails, tripUrl } from '../mails/trip-mail';
import { withOpenVote } from '../undecided/open-vote-column';
import { lockInvitee } from './lock-invitee';
import { coOrganiserMail } from './mails';
import type { CoOrganiser } from './schema';

export async function setCoOrganiser(
  viewer: Viewer,
  tripId: string,
  inviteId: string,
  appointed: boolean,
): Promise<CoOrganiser> {
  return withinMailLimit(viewer, 1, () =>
    db.$transaction(async (tx) => {
      const trip = await lockTrip(tx, viewer, tripId, 'organise');
      const { email, knowsOrganiser, profileId, coOrganiser, refusedById } = await lockInvitee(
        tx,
        tripId,
        inviteId,
      );
      if (appointed && !profileId && !refusedById) {
        throw badInput('Only somebody with an account can be a co-organiser.');
      }
      const result = { id: inviteId, co_organiser: appointed };
      if (coOrganiser === appointed) return { mails: 0, result };
      await tx.household.update({
        where: { tripId_id: { tripId, id: inviteId } },
        data: { role: appointed ? 'co_organiser' : 'member' },
        select: { id: true },
      });
      if (!refusedById && email) {
        const told = await withOpenVote(tx, trip);
        const mail = await coOrganiserMail({ email, knowsOrganiser }, tripUrl(tripId), told, appointed);
        await queueTripMails(tx, [{ mail, from: viewer.userId, inviteId, urgent: false }]);
      }
      return { mails: 1, result };
    }),
  );
}
