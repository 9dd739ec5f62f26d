import type { Viewer } from '@/lib/server/auth/viewer';
import type { Prisma } from '@/prisma/generated/client';

/** Rides are their owner's alone. */
export const ownedBy = (viewer: Viewer) => ({ profileId: viewer.profileId }) satisfies Prisma.RideWhereInput;
