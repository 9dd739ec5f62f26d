import type { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';

/** A crew is its owner's alone. */
export const ownedBy = (viewer: Viewer) =>
  ({ profileId: viewer.profileId }) satisfies Prisma.CrewMemberWhereInput;
