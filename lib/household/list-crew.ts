import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import type { Member } from './crew-schema';
import { isOwnedBy } from './policy';
import { type MemberRow, toMember } from './to-member';

/** The viewer's crew: their own camper first, then in the order they were added. */
export async function listCrew(viewer: Viewer): Promise<Member[]> {
  return (await crewRows(viewer)).map(toMember);
}

/** The same, and whether there are rides yet, in one look-up: nobody's crew is empty. */
export async function getCrewPage(viewer: Viewer): Promise<{ crew: Member[]; hasRides: boolean }> {
  const hasRides = Prisma.sql`, exists (select from rides where ${isOwnedBy(viewer)}) "hasRides"`;
  const rows = await crewRows<{ hasRides: boolean }>(viewer, hasRides);
  return { crew: rows.map(toMember), hasRides: rows[0]?.hasRides ?? false };
}

const crewRows = <More extends object>(viewer: Viewer, more = Prisma.empty) =>
  readRows<MemberRow & More>(Prisma.sql`
    select id, type, name, email, age, is_owner "isOwner", pet_type "petType", breed ${more}
    from crew_members where ${isOwnedBy(viewer)}
    order by is_owner desc, id`);
