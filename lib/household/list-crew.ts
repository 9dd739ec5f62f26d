import 'server-only';
import type { Viewer } from '../server/auth/viewer';
import { db } from '../server/db/client';
import type { Member } from './crew-schema';
import { ownedBy } from './policy';
import { toMember } from './to-member';

/** The viewer's crew: their own camper first, then in the order they were added. */
export async function listCrew(viewer: Viewer): Promise<Member[]> {
  const rows = await db.crewMember.findMany({
    where: ownedBy(viewer),
    orderBy: [{ isOwner: 'desc' }, { id: 'asc' }],
  });
  return rows.map(toMember);
}
