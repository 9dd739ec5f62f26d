import 'server-only';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { calledOff } from '../policy';
import { bringNobody, bringSomebody } from './set-party';

/** Answers a trip. Going keeps an earlier choice, else means one's own camper; not going clears it. */
export async function answerTrip(viewer: Viewer, tripId: string, attending: boolean) {
  return db.$transaction(async (tx) => {
    const inviteId = await lockPlace(tx, viewer, tripId);
    return answerPlace(tx, viewer, tripId, inviteId, attending);
  });
}

/** The viewer's place on a trip: their invitation's id, or null for the organiser. */
interface Place {
  id: string | null;
  calledOff: boolean;
}

/**
 * Holds the viewer's place on a trip till the transaction ends, so that of two answers at once the second starts
 * when the first is whole. Resolves to the invitation's id, or null for the organiser.
 */
export async function lockPlace(tx: Tx, viewer: Viewer, tripId: string): Promise<string | null> {
  const place = (await lockInvitation(tx, viewer, tripId)) ?? (await lockOwnTrip(tx, viewer, tripId));
  if (!place) throw notFound();
  if (place.calledOff) throw calledOff();
  return place.id;
}

/** The trip's row comes first, and is shared: answers wait for a change of the trip, not for each other. */
async function lockInvitation(tx: Tx, { profileId }: Viewer, tripId: string): Promise<Place | undefined> {
  const [place] = await tx.$queryRaw<Place[]>`
    select i.id::text, t.called_off_at is not null "calledOff"
    from trips t join invites i on i.trip_id = t.id
    where t.id = ${tripId}::uuid and i.profile_id = ${profileId}::uuid
    for share of t for update of i`;
  return place;
}

async function lockOwnTrip(tx: Tx, { profileId }: Viewer, tripId: string): Promise<Place | undefined> {
  const [place] = await tx.$queryRaw<Place[]>`
    select null id, called_off_at is not null "calledOff" from trips
    where id = ${tripId}::uuid and organiser_id = ${profileId}::uuid for no key update`;
  return place;
}

/** Answers within a transaction that holds the viewer's place: their invitation's id, or null for the organiser. */
export async function answerPlace(
  tx: Tx,
  viewer: Viewer,
  tripId: string,
  inviteId: string | null,
  attending: boolean,
): Promise<{ attending: boolean }> {
  if (!attending && inviteId === null) {
    const message = 'You organise this trip, so you are always going.';
    throw badInput(message, { attending: message });
  }
  if (attending) await bringSomebody(tx, viewer, tripId);
  else await bringNobody(tx, viewer, tripId);
  if (inviteId) {
    await tx.invite.update({
      where: { id: inviteId },
      data: { attending, answeredAt: new Date(), reconfirm: false },
    });
  }
  return { attending };
}
