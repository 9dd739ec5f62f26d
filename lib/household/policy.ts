import { Prisma } from '@/prisma/generated/client';
import { type ProfileRef, profileIdOf } from '../server/auth/profile-ref';
import type { Viewer } from '../server/auth/viewer';

/** Only their owner sees them; not even a group's members see the group. */
export const ownedBy = (viewer: Viewer) =>
  ({ profileId: viewer.profileId }) satisfies Prisma.CrewMemberWhereInput;

export const isOwnedBy = (whose: ProfileRef) => Prisma.sql`profile_id = ${profileIdOf(whose)}`;
