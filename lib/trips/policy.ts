import { Prisma } from '@/prisma/generated/client';
import { conflict } from '../errors';
import type { Viewer } from '../server/auth/viewer';
import { type Owner, profileIdOf, type Whose } from '../server/auth/whose';

export const calledOff = () => conflict('This trip was called off.');
export const over = () => conflict('This trip is over.');

// Each right as Prisma's `where` and beside it in SQL, where `t` is the trip; policy.test.ts holds them together.

export const organisedBy = ({ profileId }: Owner) =>
  ({ organiserId: profileId }) satisfies Prisma.TripWhereInput;

export const isOrganisedBy = (whose: Whose) => Prisma.sql`t.organiser_id = ${profileIdOf(whose)}`;

/** Whether an invitation `i` belongs to somebody. */
export const isInvitationOf = (whose: Whose) => Prisma.sql`i.profile_id = ${profileIdOf(whose)}`;

/** Those who have the organiser's tools: the organiser and the co-organisers. In SQL, whoever has a role below. */
export const runBy = (viewer: Viewer) =>
  ({
    OR: [organisedBy(viewer), { invites: { some: { profileId: viewer.profileId, coOrganiser: true } } }],
  }) satisfies Prisma.TripWhereInput;

/** Those whom a trip exists for: its organiser, and whoever an invitation to it belongs to. */
export const visibleTo = (viewer: Viewer) =>
  ({
    OR: [organisedBy(viewer), { invites: { some: { profileId: viewer.profileId } } }],
  }) satisfies Prisma.TripWhereInput;

/** The same as rows of trip, own answer and own role: an OR over both ways in would read every trip there is. */
export const visibleToSql = (whose: Whose) => Prisma.sql`(
  select t.id trip_id, true attending, false reconfirm, null::jsonb agreed_to, 'organiser'::text role
  from trips t where ${isOrganisedBy(whose)}
  union all
  select trip_id, attending, reconfirm, agreed_to, case when co_organiser then 'co-organiser' end
  from invites i where ${isInvitationOf(whose)}
)`;

/** The same of whoever answered an invitation without an account, as long as nobody has claimed it. */
export const guestOnTrip = (inviteId: string) => Prisma.sql`(
  select trip_id, attending, reconfirm, agreed_to, null::text role
  from invites i where i.id = ${inviteId}::uuid and i.profile_id is null
)`;

/**
 * Those who are on a trip that is visible to somebody, as profiles: they know each other by name. Whoever has blocked
 * its organiser counts as on it, as everywhere, so that the organiser does not notice.
 */
export const companionsOf = (whose: Whose) => Prisma.sql`(
  with own as (select trip_id from ${visibleToSql(whose)} visible)
  select t.organiser_id profile_id from trips t join own on own.trip_id = t.id
  union
  select coalesce(i.profile_id, i.refused_by_id) from invites i join own using (trip_id)
)`;

/** Whether somebody leaves a trip out of their own lists. */
export const isHidden = (whose: Whose) => Prisma.sql`exists (
  select from hidden_trips h where h.trip_id = t.id and h.profile_id = ${profileIdOf(whose)}
)`;
