import type { Viewer } from '@/lib/server/auth/viewer';
import type { Prisma } from '@/prisma/generated/client';

/** A person's gear is theirs alone. */
export const ownedBy = (viewer: Viewer) =>
  ({ profileId: viewer.profileId }) satisfies Prisma.GearItemWhereInput;
