import 'server-only';
import { forbidden, notFound } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { db, type Tx } from '../server/db/client';
import { clearParty } from './attendance/set-party';
import { isInvitationOf, organisedBy } from './policy';

/** Takes the viewer off a trip, with their answer, whom they bring and their links. */
export async function leaveTrip(viewer: Viewer, tripId: string): Promise<{ id: string }> {
  return db.$transaction(async (tx) => {
    await leave(tx, viewer, tripId);
    return { id: tripId };
  });
}

/** The trip is locked before its invitation, as everywhere. Resolves to the organiser's profile. */
export async function leave(tx: Tx, viewer: Viewer, tripId: string): Promise<string> {
  const { profileId } = viewer;
  const [invitation] = await tx.$queryRaw<{ inviteId: string; organiserId: string }[]>`
    select i.id::text "inviteId", t.organiser_id::text "organiserId"
    from trips t join invites i on i.trip_id = t.id
    where t.id = ${tripId}::uuid and ${isInvitationOf(viewer)}
    for share of t for update of i`;
  if (!invitation) {
    const own = await tx.trip.count({ where: { id: tripId, ...organisedBy(viewer) } });
    throw own
      ? forbidden('You organise this trip, so you can’t leave it. You can call it off instead.')
      : notFound();
  }
  await clearParty(tx, viewer, tripId);
  await tx.invite.delete({ where: { id: invitation.inviteId } });
  await tx.hiddenTrip.deleteMany({ where: { profileId, tripId } });
  return invitation.organiserId;
}
