import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { isVisibleTo } from '../policy';

/**
 * SQL: true when the viewer may know that a feature `f` exists, because it came with the app
 * (`bundled`) or because a shared site or the viewer's own site has it. A feature that somebody
 * added to a private site stays private.
 */
export const isKnownTo = (viewer: Viewer) => Prisma.sql`(f.bundled or exists (
  select from campsite_features used join campsites c on c.id = used.campsite_id
  where used.feature_id = f.id and ${isVisibleTo(viewer)}
))`;
