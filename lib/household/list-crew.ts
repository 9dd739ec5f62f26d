import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import type { Member } from './crew-schema';
import { isOwnedBy } from './policy';
import { type MemberRow, toMember } from './to-member';

type CrewRow = MemberRow & { hasRides: boolean };

/** The viewer's crew: their own camper first, then in the order they were added. */
export const listCrew = async (viewer: Viewer): Promise<Member[]> => (await getCrewPage(viewer)).crew;

/** The same, and whether there are rides yet, in one look-up: nobody's crew is empty. */
export async function getCrewPage(viewer: Viewer): Promise<{ crew: Member[]; hasRides: boolean }> {
  const rows = await readRows<CrewRow>(Prisma.sql`
    select id, type, name, email, age, is_owner "isOwner", pet_type "petType", breed,
           exists (select from rides where ${isOwnedBy(viewer)}) "hasRides"
    from crew_members where ${isOwnedBy(viewer)}
    order by is_owner desc, id`);
  return { crew: rows.map(toMember), hasRides: rows[0]?.hasRides ?? false };
}
