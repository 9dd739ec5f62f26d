import type { CrewMember } from '@/prisma/generated/client';
import type { Member, OwnMember } from './crew-schema';

export type OwnMemberRow = Omit<CrewMember, 'profileId' | 'createdAt'>;

/** What `toMember` takes of a row. */
export type MemberRow = Omit<OwnMemberRow, 'diet'>;

/** A row as the API shows it; the database holds each type to its own columns. */
export function toMember(row: MemberRow): Member {
  if (row.type === 'pet' && row.petType) {
    return { id: row.id, type: 'pet', name: row.name, pet_type: row.petType, breed: row.breed };
  }
  const { id, name, email, age, isOwner } = row;
  return { id, type: 'camper', name, email, age: age ?? 'adult', is_owner: isOwner };
}

/** The same for whose crew it is. */
export function toOwnMember({ diet, ...row }: OwnMemberRow): OwnMember {
  const member = toMember(row);
  return member.type === 'camper' ? { ...member, diet } : member;
}
