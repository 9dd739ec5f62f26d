import type { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';

/** A person's gear is theirs alone. */
export const ownedBy = (viewer: Viewer) =>
  ({ profileId: viewer.profileId }) satisfies Prisma.GearItemWhereInput;
