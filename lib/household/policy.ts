import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { profileIdOf, type Whose } from '../server/auth/whose';

/**
 * Only its owner sees a household's crew, rides, gear and groups. A group's members never see the
 * group.
 */
export const ownedBy = (viewer: Viewer) =>
  ({ profileId: viewer.profileId }) satisfies Prisma.CrewMemberWhereInput;

/** `ownedBy` as SQL. */
export const isOwnedBy = (whose: Whose) => Prisma.sql`profile_id = ${profileIdOf(whose)}`;
