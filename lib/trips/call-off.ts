import 'server-only';
import type { Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { env } from '../server/env';
import { calendarTrip, tripAttachments } from './calendar/calendar-trips';
import { announceCallOff, deleteChangeNotices } from './changes/announce-change';
import { tripCalledOffMail } from './changes/mails/change-mails';
import { deleteDigests } from './digests/set-digests-due';
import { lockTrip, requireNotOver } from './lock-trip';
import { countSentMails } from './mails/mail-limit';
import { queueTripMails, tripUrl } from './mails/trip-mail';
import { listRecipients } from './notifications/recipients';
import { withOpenVote } from './undecided/open-vote-column';

/** The trip stays readable, but can no longer be answered or changed. */
export async function callOffTrip(viewer: Viewer, tripId: string): Promise<{ id: string }> {
  const mails = await db.$transaction(async (tx) => {
    const trip = await lockTrip(tx, viewer, tripId, 'organise');
    requireNotOver(trip);
    await tx.trip.update({
      where: { id: tripId },
      data: { calledOffAt: new Date(), version: { increment: 1 } },
    });
    await announceCallOff(tx, viewer, trip);
    const told = await withOpenVote(tx, trip);
    const people = await listRecipients(tx, viewer, trip);
    const attachmentsFor = tripAttachments(await calendarTrip(tx, tripId));
    await deleteChangeNotices(tx, tripId);
    await deleteDigests(tx, tripId);
    const tripMails = await Promise.all(
      people.map(async (to) => {
        const href = to.hasAccount ? tripUrl(tripId) : null;
        const attachments = attachmentsFor(to.attending, href ?? env().APP_URL);
        const mail = { ...(await tripCalledOffMail(to, told, href)), attachments };
        return { mail, from: viewer.userId, inviteId: to.inviteId, urgent: true };
      }),
    );
    await queueTripMails(tx, tripMails);
    return tripMails.length;
  });
  await countSentMails(viewer, mails);
  return { id: tripId };
}
