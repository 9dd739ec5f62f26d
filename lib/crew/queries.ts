import 'server-only';
import type { Viewer } from '../auth/viewer';
import { db } from '../db';
import { ownedBy } from './access';
import { presentMember } from './present';
import type { Member } from './schema';

/** The viewer's crew: their own camper first, then in the order they were added. */
export async function listCrew(viewer: Viewer): Promise<Member[]> {
  const rows = await db.crewMember.findMany({
    where: ownedBy(viewer),
    orderBy: [{ isOwner: 'desc' }, { id: 'asc' }],
  });
  return rows.map(presentMember);
}
