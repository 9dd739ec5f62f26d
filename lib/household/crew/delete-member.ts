import 'server-only';
import { requireRoom } from '@/lib/account/require-room';
import { forbidden, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { deleteItem, putBack, type RejoinTrips } from '../deleted-items';
import { ownedBy } from '../policy';
import type { OwnMember } from './schema';
import { toOwnMember } from './to-member';

/** Can be undone for an hour. */
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

/** Also puts them back on those of their former trips where that is still allowed. */
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
