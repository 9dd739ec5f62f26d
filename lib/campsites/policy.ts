import { Prisma } from '@/prisma/generated/client';
import { type ProfileRef, profileIdOf } from '../server/auth/profile-ref';
import type { Viewer } from '../server/auth/viewer';
import type { Scope } from './search-choices';

// Each right exists twice: as Prisma's `where`, and as SQL in which `c` is the campsite.
// policy.test.ts checks that both agree.

export const ownedBy = (viewer: Viewer) =>
  ({ ownerId: viewer.profileId }) satisfies Prisma.CampsiteWhereInput;

export const isOwnedBy = (whose: ProfileRef) => Prisma.sql`c.owner_id = ${profileIdOf(whose)}`;

/** A trip also opens a private site to its invitees; see lib/trips. */
export const visibleTo = (viewer: Viewer) =>
  ({ OR: [{ shareFlag: true }, ownedBy(viewer)] }) satisfies Prisma.CampsiteWhereInput;

export const isVisibleTo = (whose: ProfileRef) => Prisma.sql`(c.share_flag or ${isOwnedBy(whose)})`;

export const isSavedBy = (whose: ProfileRef) => Prisma.sql`exists (
  select from saved_sites s where s.campsite_id = c.id and s.profile_id = ${profileIdOf(whose)})`;

export const mayBeAsked = (whose: ProfileRef) => Prisma.sql`(
  ${isVisibleTo(whose)}
  and not exists (
    select from site_observations o where o.campsite_id = c.id and o.profile_id = ${profileIdOf(whose)})
  and not exists (
    select from observation_dismissals d where d.campsite_id = c.id and d.profile_id = ${profileIdOf(whose)})
)`;

export const isPublic = Prisma.sql`c.share_flag and c.hidden_at is null`;

/** The shared site that a hidden site `c` was merged into. Cheap, because few sites are hidden. */
export const mergedInto = Prisma.sql`(
  select m.into_id::text from site_merges m join campsites stays on stays.id = m.into_id and stays.share_flag
  where c.hidden_at is not null and m.campsite_id = c.id)`;

/**
 * Whether a search may find a site. An owner finds their shared site under review too, unless it
 * was merged.
 */
export const inScope = (viewer: Viewer, scope: Scope) =>
  scope === 'public'
    ? Prisma.sql`c.share_flag and (c.hidden_at is null or ${isOwnedBy(viewer)} and ${mergedInto} is null)`
    : Prisma.sql`not c.share_flag and ${isOwnedBy(viewer)}`;

/**
 * Whether a trip `t` may show its campsite `c`. No trip should be at any other site: a second
 * safeguard.
 */
export const shownByTrip = Prisma.sql`(c.share_flag or c.owner_id is null or c.owner_id = t.organiser_id)`;
