import { Prisma } from '@/prisma/generated/client';
import { addDays, today } from '../dates';
import { AppError, conflict } from '../errors';
import { type Owner, type ProfileRef, profileIdOf } from '../server/auth/profile-ref';

export const calledOff = () => conflict('This trip was called off.');
export const over = () => conflict('This trip is over.');
export const paused = () => new AppError(410, 'This trip is paused for now. Ask whoever invited you.');

/**
 * SQL that is true when a trip `t` admits nobody new, because an operator has suspended its
 * organiser.
 */
export const isPaused = Prisma.sql`exists (
  select from profiles organiser join users account on account.id = organiser.user_id
  where organiser.id = t.organiser_id and account.suspended_at is not null
)`;

// Each right exists twice: as Prisma's `where`, and as SQL in which `t` is the trip. policy.test.ts
// checks that both agree.

export const organisedBy = ({ profileId }: Owner) =>
  ({ organiserId: profileId }) satisfies Prisma.TripWhereInput;

export const isOrganisedBy = (whose: ProfileRef) => Prisma.sql`t.organiser_id = ${profileIdOf(whose)}`;

/** SQL that is true when a household `h` belongs to this person. */
export const isHouseholdOf = (whose: ProfileRef) => Prisma.sql`h.profile_id = ${profileIdOf(whose)}`;

/** SQL that is true when a household `h` hasn't left its trip. */
export const isOnTrip = Prisma.sql`h.left_at is null`;

/**
 * SQL for the id of a household that a row of a trip names; null once the household has left, because
 * then only the costs may show its id.
 */
export const idOnTrip = (tripId: Prisma.Sql, householdId: Prisma.Sql) => Prisma.sql`(
  select h.id from households h where h.trip_id = ${tripId} and h.id = ${householdId} and ${isOnTrip})`;

/**
 * `where` for the trips that a person organises or co-organises. In SQL these are the rows of
 * `visibleToSql` with a `role`.
 */
export const runBy = ({ profileId }: Owner) =>
  ({
    households: { some: { profileId, role: { in: ['organiser', 'co_organiser'] } } },
  }) satisfies Prisma.TripWhereInput;

/** `where` for the trips that a person can see: those on which the person has a household. */
export const visibleTo = ({ profileId }: Owner) =>
  ({ households: { some: { profileId } } }) satisfies Prisma.TripWhereInput;

const ownColumns = Prisma.sql`
  trip_id, id household_id, attending, answered_at, reconfirm, agreed_to, nullif(role, 'member')::text role`;

/**
 * SQL for the trips that a person can see: one row for each, with the person's household, answer
 * and role.
 */
export const visibleToSql = (whose: ProfileRef) => Prisma.sql`(
  select ${ownColumns} from households h where ${isHouseholdOf(whose)}
)`;

/** A guest's household on a trip. */
export interface GuestHousehold {
  tripId: string;
  householdId: string;
}

/** For this many days after its end a trip stays open to its guests. */
export const GUEST_DAYS = 90;

/** SQL that is true when a trip `t` ended so long ago that guests can no longer see it. */
export const isLongOver = () => Prisma.sql`t.end_date < ${addDays(today(), -GUEST_DAYS)}::date`;

/**
 * SQL that is true when a household `h` belongs to a guest whose link works: no account has claimed
 * the household or blocked the organiser, and the household is still on the trip.
 */
export const isGuests = Prisma.sql`(
  h.profile_id is null and h.refused_by_id is null and ${isOnTrip}
  and exists (select from invite_links link where link.invite_id = h.id)
)`;

/**
 * SQL for a guest's household as a row in the form of `visibleToSql`. Selects no row when the
 * household's link doesn't work, or when the trip ended more than `GUEST_DAYS` days ago.
 */
export const guestOnTrip = ({ tripId, householdId }: GuestHousehold) => Prisma.sql`(
  select ${ownColumns} from households h
  where h.trip_id = ${tripId}::uuid and h.id = ${householdId}::uuid and ${isGuests}
    and exists (select from trips t where t.id = h.trip_id and not ${isLongOver()})
)`;

/**
 * SQL for the profiles of everybody on the trips that a person can see, because people on one trip
 * know each other by name. A person who has blocked the organiser still counts as on the trip, so
 * that the organiser doesn't notice the block.
 */
export const companionsOf = (whose: ProfileRef) => Prisma.sql`(
  select distinct coalesce(h.profile_id, h.refused_by_id) profile_id
  from ${visibleToSql(whose)} own join households h using (trip_id)
)`;

/** SQL that is true when a person has hidden a trip `t` from their own lists. */
export const isHidden = (whose: ProfileRef) => Prisma.sql`exists (
  select from hidden_trips h where h.trip_id = t.id and h.profile_id = ${profileIdOf(whose)}
)`;
