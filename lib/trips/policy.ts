import { Prisma } from '@/prisma/generated/client';
import { addDays, today } from '../dates';
import { AppError, conflict } from '../errors';
import { type Owner, type ProfileRef, profileIdOf } from '../server/auth/profile-ref';

export const calledOff = () => conflict('This trip was called off.');
export const over = () => conflict('This trip is over.');
export const paused = () => new AppError(410, 'This trip is paused for now. Ask whoever invited you.');

/** An operator has suspended the organiser, so the trip `t` admits nobody new. */
export const isPaused = Prisma.sql`exists (
  select from profiles organiser join users account on account.id = organiser.user_id
  where organiser.id = t.organiser_id and account.suspended_at is not null
)`;

// Each right exists twice: as Prisma's `where`, and as SQL in which `t` is the trip and `h` a household.
// policy.test.ts checks that both agree.

export const organisedBy = ({ profileId }: Owner) =>
  ({ organiserId: profileId }) satisfies Prisma.TripWhereInput;

export const isOrganisedBy = (whose: ProfileRef) => Prisma.sql`t.organiser_id = ${profileIdOf(whose)}`;

export const isHouseholdOf = (whose: ProfileRef) => Prisma.sql`h.profile_id = ${profileIdOf(whose)}`;

export const isOnTrip = Prisma.sql`h.left_at is null`;

/** Null once the household has left, because then only the costs may show its id. */
export const idOnTrip = (tripId: Prisma.Sql, householdId: Prisma.Sql) => Prisma.sql`(
  select h.id from households h where h.trip_id = ${tripId} and h.id = ${householdId} and ${isOnTrip})`;

/** In SQL these are the rows of `visibleToSql` with a `role`. */
export const runBy = ({ profileId }: Owner) =>
  ({
    households: { some: { profileId, role: { in: ['organiser', 'co_organiser'] } } },
  }) satisfies Prisma.TripWhereInput;

export const visibleTo = ({ profileId }: Owner) =>
  ({ households: { some: { profileId } } }) satisfies Prisma.TripWhereInput;

const ownColumns = Prisma.sql`
  trip_id, id household_id, attending, answered_at, reconfirm, agreed_to, nullif(role, 'member')::text role`;

export const visibleToSql = (whose: ProfileRef) => Prisma.sql`(
  select ${ownColumns} from households h where ${isHouseholdOf(whose)}
)`;

export interface GuestHousehold {
  tripId: string;
  householdId: string;
}

/** Days after its end for which a trip stays open to its guests. */
export const GUEST_DAYS = 90;

export const isLongOver = () => Prisma.sql`t.end_date < ${addDays(today(), -GUEST_DAYS)}::date`;

/** A guest's link works until an account claims the household or blocks the organiser, or it leaves. */
export const isGuests = Prisma.sql`(
  h.profile_id is null and h.refused_by_id is null and ${isOnTrip}
  and exists (select from invite_links link where link.invite_id = h.id)
)`;

/** In the form of `visibleToSql`; no row when the household's link doesn't work or the trip is long over. */
export const guestOnTrip = ({ tripId, householdId }: GuestHousehold) => Prisma.sql`(
  select ${ownColumns} from households h
  where h.trip_id = ${tripId}::uuid and h.id = ${householdId}::uuid and ${isGuests}
    and exists (select from trips t where t.id = h.trip_id and not ${isLongOver()})
)`;

/** Whoever has blocked the organiser still counts as on the trip, so that the organiser doesn't notice it. */
export const companionsOf = (whose: ProfileRef) => Prisma.sql`(
  select distinct coalesce(h.profile_id, h.refused_by_id) profile_id
  from ${visibleToSql(whose)} own join households h using (trip_id)
)`;

export const isHidden = (whose: ProfileRef) => Prisma.sql`exists (
  select from hidden_trips h where h.trip_id = t.id and h.profile_id = ${profileIdOf(whose)}
)`;
