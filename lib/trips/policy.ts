import { Prisma } from '@/prisma/generated/client';
import { conflict } from '../errors';
import { type Owner, profileIdOf, type Whose } from '../server/auth/whose';

export const calledOff = () => conflict('This trip was called off.');
export const over = () => conflict('This trip is over.');

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

/** The same of a guest's household, as long as no account has claimed it. */
export const guestOnTrip = ({ tripId, inviteId }: { tripId: string; inviteId: string }) => Prisma.sql`(
  select ${ownColumns} from households h
  where h.trip_id = ${tripId}::uuid and h.id = ${inviteId}::uuid and h.profile_id is null and ${isOnTrip}
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
