import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { isVisibleTo } from '../policy';

/**
 * Where `f` is the feature: the bundled ones, and those of a site that anybody may see or of the viewer's own. What
 * somebody calls a thing on their private site stays theirs.
 */
export const isKnownTo = (viewer: Viewer) => Prisma.sql`(f.bundled or exists (
  select from campsite_features used join campsites c on c.id = used.campsite_id
  where used.feature_id = f.id and ${isVisibleTo(viewer)}
))`;
