import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import type { Member } from './crew-schema';
import { isOwnedBy } from './policy';
import { type MemberRow, toMember } from './to-member';

/** The viewer's crew: their own camper first, then in the order they were added. */
export async function listCrew(viewer: Viewer): Promise<Member[]> {
  const rows = await readRows<MemberRow>(Prisma.sql`
    select id, type, name, email, age, is_owner "isOwner", pet_type "petType", breed
    from crew_members where ${isOwnedBy(viewer)}
    order by is_owner desc, id`);
  return rows.map(toMember);
}
