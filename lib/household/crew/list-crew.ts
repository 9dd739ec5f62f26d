import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { isOwnedBy } from '../policy';
import type { OwnMember } from './schema';
import { type OwnMemberRow, toOwnMember } from './to-member';

export async function listCrew(viewer: Viewer): Promise<OwnMember[]> {
  return (await crewRows(viewer)).map(toOwnMember);
}

/** In one query. There is always at least one row, the viewer's own camper. */
export async function getCrewPage(viewer: Viewer): Promise<{ crew: OwnMember[]; hasRides: boolean }> {
  const hasRides = Prisma.sql`, exists (select from rides where ${isOwnedBy(viewer)}) "hasRides"`;
  const rows = await crewRows<{ hasRides: boolean }>(viewer, hasRides);
  return { crew: rows.map(toOwnMember), hasRides: rows[0]?.hasRides ?? false };
}

const crewRows = <More extends object>(viewer: Viewer, more = Prisma.empty) =>
  readRows<OwnMemberRow & More>(Prisma.sql`
    select id, type, name, email, age, is_owner "isOwner", pet_type "petType", breed, diet ${more}
    from crew_members where ${isOwnedBy(viewer)}
    order by is_owner desc, id`);
