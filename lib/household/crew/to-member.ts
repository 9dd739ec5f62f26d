import type { CrewMember } from '@/prisma/generated/client';
import type { Member, OwnMember } from './schema';

export type OwnMemberRow = Omit<CrewMember, 'profileId' | 'createdAt'>;

export type MemberRow = Omit<OwnMemberRow, 'diet'>;

/** A database constraint ensures that a row has values only in the columns of its type. */
export function toMember(row: MemberRow): Member {
  if (row.type === 'pet' && row.petType) {
    return { id: row.id, type: 'pet', name: row.name, pet_type: row.petType, breed: row.breed };
  }
  const { id, name, email, age, isOwner } = row;
  return { id, type: 'camper', name, email, age: age ?? 'adult', is_owner: isOwner };
}

export function toOwnMember({ diet, ...row }: OwnMemberRow): OwnMember {
  const member = toMember(row);
  return member.type === 'camper' ? { ...member, diet } : member;
}
