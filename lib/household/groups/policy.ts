import type { Viewer } from '@/lib/server/auth/viewer';
import type { Prisma } from '@/prisma/generated/client';

/** A group is its owner's alone: those who are in it never learn of it. */
export const ownedBy = (viewer: Viewer) => ({ profileId: viewer.profileId }) satisfies Prisma.GroupWhereInput;
