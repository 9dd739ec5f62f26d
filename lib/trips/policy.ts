import { Prisma } from '@/prisma/generated/client';
import { addDays, today } from '../dates';
import { AppError, conflict } from '../errors';
import { type Owner, profileIdOf, type Whose } from '../server/auth/whose';

export const calledOff = () => conflict('This trip was called off.');
export const over = () => conflict('This trip is over.');
export const paused = () => new AppError(410, 'This trip is paused for now. Ask whoever invited you.');

/** Whether a trip `t` lets nobody new in, since an operator has suspended its organiser. */
export const isPaused = Prisma.sql`exists (
  select from profiles organiser join users account on account.id = organiser.user_id
  where organiser.id = t.organiser_id and account.suspended_at is not null
)`;

// Each right as Prisma's `where` and beside it in SQL, where `t` is the trip; policy.test.ts holds them together.

export const organisedBy = ({ profileId }: Owner) =>
  ({ organiserId: profileId }) satisfies Prisma.TripWhereInput;

export const isOrganisedBy = (whose: Whose) => Prisma.sql`t.organiser_id = ${profileIdOf(whose)}`;

/** Whether a household `h` is somebody's. */
export const isHouseholdOf = (whose: Whose) => Prisma.sql`h.profile_id = ${profileIdOf(whose)}`;

/** Whether a household `h` is on its trip, and hasn't left it. */
export const isOnTrip = Prisma.sql`h.left_at is null`;

/** Those who have the organiser's tools: the organiser and the co-organisers. In SQL, whoever has a role below. */
export const runBy = ({ profileId }: Owner) =>
  ({
    households: { some: { profileId, role: { in: ['organiser', 'co_organiser'] } } },
  }) satisfies Prisma.TripWhereInput;

/** Those whom a trip exists for: whoever has a household on it. */
export const visibleTo = ({ profileId }: Owner) =>
  ({ households: { some: { profileId } } }) satisfies Prisma.TripWhereInput;

const ownColumns = Prisma.sql`
  trip_id, id household_id, attending, reconfirm, agreed_to, nullif(role, 'member')::text role`;

/** The same as rows: one's own household on each trip, with its answer and role. */
export const visibleToSql = (whose: Whose) => Prisma.sql`(
  select ${ownColumns} from households h where ${isHouseholdOf(whose)}
)`;

/** A guest's household. */
export interface GuestHousehold {
  tripId: string;
  householdId: string;
}

/** How many days after its end a guest's trip stays open to them. */
export const GUEST_DAYS = 90;

/** Whether a trip `t` has ended so long ago that guests see nothing of it any more. */
export const isLongOver = () => Prisma.sql`t.end_date < ${addDays(today(), -GUEST_DAYS)}::date`;

/** Whether a household `h` is a guest's whose link stands: nobody else has blocked, claimed or removed it. */
export const isGuests = Prisma.sql`(
  h.profile_id is null and h.refused_by_id is null and ${isOnTrip}
  and exists (select from invite_links link where link.invite_id = h.id)
)`;

/** The same of a guest's household, as long as its link stands and for some time after the trip. */
export const guestOnTrip = ({ tripId, householdId }: GuestHousehold) => Prisma.sql`(
  select ${ownColumns} from households h
  where h.trip_id = ${tripId}::uuid and h.id = ${householdId}::uuid and ${isGuests}
    and exists (select from trips t where t.id = h.trip_id and not ${isLongOver()})
)`;

/**
 * Those who are on a trip that is visible to somebody, as profiles: they know each other by name. Whoever has blocked
 * its organiser counts as on it, as everywhere, so that the organiser does not notice.
 */
export const companionsOf = (whose: Whose) => Prisma.sql`(
  select distinct coalesce(h.profile_id, h.refused_by_id) profile_id
  from ${visibleToSql(whose)} own join households h using (trip_id)
)`;

/** Whether somebody leaves a trip out of their own lists. */
export const isHidden = (whose: Whose) => Prisma.sql`exists (
  select from hidden_trips h where h.trip_id = t.id and h.profile_id = ${profileIdOf(whose)}
)`;
