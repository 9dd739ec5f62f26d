import type { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';

/** What is in a household is its owner's alone: those who are in a group never learn of it. */
export const ownedBy = (viewer: Viewer) =>
  ({ profileId: viewer.profileId }) satisfies Prisma.CrewMemberWhereInput;
