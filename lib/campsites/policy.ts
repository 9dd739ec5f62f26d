import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import { profileIdOf, type Whose } from '../server/auth/whose';
import type { Scope } from './search-choices';

// Each right as Prisma's `where` and beside it in SQL, where `c` is the campsite; policy.test.ts holds them together.

export const ownedBy = (viewer: Viewer) =>
  ({ ownerId: viewer.profileId }) satisfies Prisma.CampsiteWhereInput;

export const isOwnedBy = (whose: Whose) => Prisma.sql`c.owner_id = ${profileIdOf(whose)}`;

/** Open data, what people share, and the viewer's own. (A trip opens a private site to its invitees: see lib/trips.) */
export const visibleTo = (viewer: Viewer) =>
  ({ OR: [{ shareFlag: true }, ownedBy(viewer)] }) satisfies Prisma.CampsiteWhereInput;

export const isVisibleTo = (whose: Whose) => Prisma.sql`(c.share_flag or ${isOwnedBy(whose)})`;

/** Whether somebody keeps a site for later. */
export const isSavedBy = (whose: Whose) => Prisma.sql`exists (
  select from saved_sites s where s.campsite_id = c.id and s.profile_id = ${profileIdOf(whose)})`;

/** Whether somebody may be asked what they know of a site: they see it, have said nothing of it and not dismissed it. */
export const mayBeAsked = (whose: Whose) => Prisma.sql`(
  ${isVisibleTo(whose)}
  and not exists (
    select from site_observations o where o.campsite_id = c.id and o.profile_id = ${profileIdOf(whose)})
  and not exists (
    select from observation_dismissals d where d.campsite_id = c.id and d.profile_id = ${profileIdOf(whose)})
)`;

/** Open data and shared sites that nobody has to look at first. */
export const isPublic = Prisma.sql`c.share_flag and c.hidden_at is null`;

/**
 * The site that a hidden site `c` has been merged into, while everybody may see that; null for others. Few sites are
 * hidden, and for the rest nothing is looked up.
 */
export const mergedInto = Prisma.sql`(
  select m.into_id::text from site_merges m join campsites stays on stays.id = m.into_id and stays.share_flag
  where c.hidden_at is not null and m.campsite_id = c.id)`;

/**
 * For a search in SQL: what anyone may see and nobody has to look at first, or the viewer's private sites. What is hidden
 * its owner still finds, save where another site stands in its place.
 */
export const inScope = (viewer: Viewer, scope: Scope) =>
  scope === 'public'
    ? Prisma.sql`c.share_flag and (c.hidden_at is null or ${isOwnedBy(viewer)} and ${mergedInto} is null)`
    : Prisma.sql`not c.share_flag and ${isOwnedBy(viewer)}`;

/**
 * For SQL with a trip `t`, whether it shows its campsite: a shared one, its organiser's own, or what was kept for it of
 * a site that its owner has taken back. (No other trip is at a private site; this is the second lock on that door.)
 */
export const shownByTrip = Prisma.sql`(c.share_flag or c.owner_id is null or c.owner_id = t.organiser_id)`;
