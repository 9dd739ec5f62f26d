import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import type { Scope } from './choices';

/** Open data, what people share, and the viewer's own. (A trip opens a private site to its invitees: see lib/trips.) */
export const visibleTo = (viewer: Viewer) =>
  ({ OR: [{ shareFlag: true }, { ownerId: viewer.profileId }] }) satisfies Prisma.CampsiteWhereInput;

export const ownedBy = (viewer: Viewer) =>
  ({ ownerId: viewer.profileId }) satisfies Prisma.CampsiteWhereInput;

/** `visibleTo` in SQL, where `c` is the campsite. */
export const isVisibleTo = (viewer: Viewer) =>
  Prisma.sql`(c.share_flag or c.owner_id = ${viewer.profileId}::uuid)`;

/** For a search in SQL: what anyone may see and nobody has to look at first, or the viewer's private sites. */
export const inScope = (viewer: Viewer, scope: Scope) =>
  scope === 'public'
    ? Prisma.sql`c.share_flag and (c.hidden_at is null or c.owner_id = ${viewer.profileId}::uuid)`
    : Prisma.sql`not c.share_flag and c.owner_id = ${viewer.profileId}::uuid`;

/**
 * Whether a trip `t` shows its campsite `c`: a shared one, its organiser's own, or what was kept for it of a site
 * that its owner has taken back. (No other trip is at a private site; this is the second lock on that door.)
 */
export const shownByTrip = Prisma.sql`(c.share_flag or c.owner_id is null or c.owner_id = t.organiser_id)`;
