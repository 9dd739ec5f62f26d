import type { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';

/** Rides are their owner's alone. */
export const ownedBy = (viewer: Viewer) => ({ profileId: viewer.profileId }) satisfies Prisma.RideWhereInput;
