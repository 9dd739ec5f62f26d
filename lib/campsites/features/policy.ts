import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { isVisibleTo } from '../policy';

/**
 * SQL: true when the viewer may know that a feature `f` exists: it is bundled, or belongs to a
 * public site or to the viewer's own site. A feature that somebody added to their private site
 * stays private.
 */
export const isKnownTo = (viewer: Viewer) => Prisma.sql`(f.bundled or exists (
  select from campsite_features used join campsites c on c.id = used.campsite_id
  where used.feature_id = f.id and ${isVisibleTo(viewer)}
))`;
