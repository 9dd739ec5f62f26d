import { Prisma } from '@/prisma/generated/client';
import { type ProfileRef, profileIdOf } from '../server/auth/profile-ref';
import type { Viewer } from '../server/auth/viewer';
import type { Scope } from './search-choices';

// Each right exists twice: as Prisma's `where`, and as SQL in which `c` is the campsite.
// policy.test.ts checks that both agree.

export const ownedBy = (viewer: Viewer) =>
  ({ ownerId: viewer.profileId }) satisfies Prisma.CampsiteWhereInput;

export const isOwnedBy = (whose: ProfileRef) => Prisma.sql`c.owner_id = ${profileIdOf(whose)}`;

/**
 * `where` for the sites that a viewer may see: open data, shared sites and the viewer's own. (A
 * trip also opens a private site to its invitees; see lib/trips.)
 */
export const visibleTo = (viewer: Viewer) =>
  ({ OR: [{ shareFlag: true }, ownedBy(viewer)] }) satisfies Prisma.CampsiteWhereInput;

export const isVisibleTo = (whose: ProfileRef) => Prisma.sql`(c.share_flag or ${isOwnedBy(whose)})`;

/** SQL: true when the person has saved the site. */
export const isSavedBy = (whose: ProfileRef) => Prisma.sql`exists (
  select from saved_sites s where s.campsite_id = c.id and s.profile_id = ${profileIdOf(whose)})`;

/**
 * SQL: true when the person may be asked about a site: they can see it, haven't reported an
 * observation of it and haven't dismissed the question.
 */
export const mayBeAsked = (whose: ProfileRef) => Prisma.sql`(
  ${isVisibleTo(whose)}
  and not exists (
    select from site_observations o where o.campsite_id = c.id and o.profile_id = ${profileIdOf(whose)})
  and not exists (
    select from observation_dismissals d where d.campsite_id = c.id and d.profile_id = ${profileIdOf(whose)})
)`;

/** SQL: true for open data and shared sites that are not under review. */
export const isPublic = Prisma.sql`c.share_flag and c.hidden_at is null`;

/**
 * SQL for the id of the shared site into which a hidden site `c` was merged; null without such a
 * site. The look-up costs little, because it runs only for hidden sites, and few sites are hidden.
 */
export const mergedInto = Prisma.sql`(
  select m.into_id::text from site_merges m join campsites stays on stays.id = m.into_id and stays.share_flag
  where c.hidden_at is not null and m.campsite_id = c.id)`;

/**
 * SQL: true when a search may find a site. Scope `public`: shared sites that are not under review,
 * and the viewer's own shared site under review unless it was merged into another. Scope `my`: the
 * viewer's private sites.
 */
export const inScope = (viewer: Viewer, scope: Scope) =>
  scope === 'public'
    ? Prisma.sql`c.share_flag and (c.hidden_at is null or ${isOwnedBy(viewer)} and ${mergedInto} is null)`
    : Prisma.sql`not c.share_flag and ${isOwnedBy(viewer)}`;

/**
 * SQL: true when a trip `t` may show its campsite `c`, because the site is shared, belongs to the
 * organiser, or is the copy that was kept for the trip. (No trip should be at any other site; this
 * check is a second safeguard.)
 */
export const shownByTrip = Prisma.sql`(c.share_flag or c.owner_id is null or c.owner_id = t.organiser_id)`;
