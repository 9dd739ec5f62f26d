import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';
import { claimHouseholds } from '../households/guests/claim';
import type { Owner } from '../households/guests/guest-household';

export async function claimInvitations(tx: Tx, owner: Owner, email: string): Promise<void> {
  await lockTripsOf(tx, email);
  // The profile can't get on a trip twice here, because a trip has at most one invitation for an
  // address and a new profile is on no trip.
  await claimHouseholds(tx, owner, await waitingFor(tx, email));
}

/** Leaves out trips whose organiser the profile has blocked. The caller has locked the profile. */
export async function claimMoreInvitations(tx: Tx, owner: Owner, email: string): Promise<void> {
  const { profileId } = owner;
  await lockTripsOf(tx, email);
  const elsewhere = {
    organiser: { id: { not: profileId }, blockedBy: { none: { profileId } } },
    households: { none: { profileId } },
  };
  await claimHouseholds(tx, owner, await waitingFor(tx, email, elsewhere));
}

const waitingFor = (tx: Tx, email: string, trip?: Prisma.TripWhereInput) =>
  tx.household.findMany({
    where: { invite: { email }, profileId: null, refusedById: null, ...(trip && { trip }) },
    select: { tripId: true, id: true },
  });

// Locks the trips before their invitations, the same order as everywhere, so that this claim and the
// deletion of a trip can't deadlock. The lock is shared, as for an answer, so that a guest who is
// being seated at the same time keeps the seat.
const lockTripsOf = (tx: Tx, email: string) => tx.$queryRaw`
  select t.id::text from trips t
  where exists (
    select from invites i join households h on h.trip_id = i.trip_id and h.id = i.id
    where i.trip_id = t.id and i.email = ${email}::citext and h.profile_id is null and h.refused_by_id is null)
  order by t.id for share`;
