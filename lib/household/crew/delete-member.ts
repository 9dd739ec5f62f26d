import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { forbidden, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import type { OwnMember } from '../crew-schema';
import { deleteItem, putBack, type RejoinTrips } from '../deleted-items';
import { ownedBy } from '../policy';
import { toOwnMember } from '../to-member';

/** Deletes a member, and with it their place on every trip; an hour long it can be undone. The own camper stays. */
export async function deleteMember(
  viewer: Viewer,
  memberId: string,
  client: Tx = db,
): Promise<{ id: string }> {
  if (await deleteItem(viewer, 'crew_member', memberId, client)) return { id: memberId };
  const own = await client.crewMember.count({ where: { id: memberId, ...ownedBy(viewer) } });
  if (own) throw forbidden('This is you: your own camper can be edited, not deleted.');
  throw notFound();
}

/** Undoes deleting a member: the same member again, on the trips that they were on and that still want them. */
export async function restoreMember(
  viewer: Viewer,
  memberId: string,
  rejoinTrips: RejoinTrips,
): Promise<OwnMember> {
  return db.$transaction(async (tx) => {
    await requireRoom(tx, viewer.profileId, 'crew');
    const tripIds = await putBack<string[]>(tx, viewer, 'crew_member', memberId);
    await rejoinTrips(tx, viewer, { kind: 'crew_member', id: memberId }, tripIds);
    return toOwnMember(await tx.crewMember.findUniqueOrThrow({ where: { id: memberId } }));
  });
}
