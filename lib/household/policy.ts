import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { profileIdOf, type Whose } from '../server/auth/whose';

/** What is in a household is its owner's alone: those who are in a group never learn of it. */
export const ownedBy = (viewer: Viewer) =>
  ({ profileId: viewer.profileId }) satisfies Prisma.CrewMemberWhereInput;

/** The same in SQL. */
export const isOwnedBy = (whose: Whose) => Prisma.sql`profile_id = ${profileIdOf(whose)}`;
