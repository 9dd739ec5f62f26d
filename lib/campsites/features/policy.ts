import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { isVisibleTo } from '../policy';

/**
 * SQL: true for a feature `f` that the viewer may know: a bundled one, or one of a public site or
 * of the viewer's own. A feature that somebody added to their private site stays private.
 */
export const isKnownTo = (viewer: Viewer) => Prisma.sql`(f.bundled or exists (
  select from campsite_features used join campsites c on c.id = used.campsite_id
  where used.feature_id = f.id and ${isVisibleTo(viewer)}
))`;
