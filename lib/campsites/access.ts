import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';
import type { Scope } from './choices';

/** Open data, what people share, and the viewer's own. (A trip opens a private site to its invitees: see lib/trips.) */
export const visibleTo = (viewer: Viewer) =>
  ({ OR: [{ shareFlag: true }, { ownerId: viewer.profileId }] }) satisfies Prisma.CampsiteWhereInput;

/** The same for a search in SQL, where `c` is the campsite: what anyone may see, or the viewer's private sites. */
export const inScope = (viewer: Viewer, scope: Scope) =>
  scope === 'public'
    ? Prisma.sql`c.share_flag`
    : Prisma.sql`not c.share_flag and c.owner_id = ${viewer.profileId}::uuid`;
