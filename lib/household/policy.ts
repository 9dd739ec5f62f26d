import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { profileIdOf, type Whose } from '../server/auth/whose';

/**
 * `where` for a household's crew, rides, gear and groups, which only their owner sees. A group's
 * members never see the group.
 */
export const ownedBy = (viewer: Viewer) =>
  ({ profileId: viewer.profileId }) satisfies Prisma.CrewMemberWhereInput;

/** SQL for the same condition as `ownedBy`. */
export const isOwnedBy = (whose: Whose) => Prisma.sql`profile_id = ${profileIdOf(whose)}`;
