import 'server-only';
import type { Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { env } from '../server/env';
import { deleteChangeNotices } from './add-change-notices';
import { announceCallOff } from './announce-change';
import { tripAttachments } from './calendar/attachment';
import { calendarTrip } from './calendar/calendar-trips';
import { tripCalledOffMail } from './change-mails';
import { lockTrip, requireNotOver } from './lock-trip';
import { countSentMails } from './mail-limit';
import { listRecipients } from './recipients';
import { deleteDigests } from './set-digests-due';
import { queueTripMails, tripUrl } from './trip-mail';

/**
 * Calls off a trip that isn't over, and tells everybody on it at once. The trip stays readable, but
 * can no longer be answered or changed.
 */
export async function callOffTrip(viewer: Viewer, tripId: string): Promise<{ id: string }> {
  const mails = await db.$transaction(async (tx) => {
    const trip = await lockTrip(tx, viewer, tripId, 'organise');
    requireNotOver(trip);
    await tx.trip.update({
      where: { id: tripId },
      data: { calledOffAt: new Date(), version: { increment: 1 } },
    });
    await announceCallOff(tx, viewer, trip);
    const people = await listRecipients(tx, viewer, trip);
    const attachmentsFor = tripAttachments(await calendarTrip(tx, tripId));
    await deleteChangeNotices(tx, tripId);
    await deleteDigests(tx, tripId);
    const tripMails = await Promise.all(
      people.map(async (to) => {
        const href = to.hasAccount ? tripUrl(tripId) : null;
        const attachments = attachmentsFor(to.attending, href ?? env().APP_URL);
        const mail = { ...(await tripCalledOffMail(to, trip, href)), attachments };
        return { mail, from: viewer.userId, inviteId: to.inviteId, urgent: true };
      }),
    );
    await queueTripMails(tx, tripMails);
    return tripMails.length;
  });
  await countSentMails(viewer, mails);
  return { id: tripId };
}
