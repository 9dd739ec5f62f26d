import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { profileIdOf, type Whose } from '../server/auth/whose';

/**
 * Prisma `where` for the crew, rides, gear and groups that belong to the viewer. Only their owner
 * sees them; not even a group's members see the group.
 */
export const ownedBy = (viewer: Viewer) =>
  ({ profileId: viewer.profileId }) satisfies Prisma.CrewMemberWhereInput;

/** SQL for the same condition as `ownedBy`. */
export const isOwnedBy = (whose: Whose) => Prisma.sql`profile_id = ${profileIdOf(whose)}`;
