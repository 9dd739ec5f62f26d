import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';
import { claimHouseholds } from '../households/claim';
import type { Owner } from '../households/guest-household';

/** Gives a new profile the invitations that were waiting for its address, with what its owner answered as a guest. */
export async function claimInvitations(tx: Tx, owner: Owner, email: string): Promise<void> {
  await lockTripsOf(tx, email);
  // One invitation a trip and address, and a new profile holds none yet: a trip cannot get it twice.
  await claimHouseholds(tx, owner, await waitingFor(tx, email));
}

/**
 * The same for a profile that has been there for a while, and holds another address now: a trip that it organises or
 * is invited to already, or whose organiser it has blocked, is left out. The caller holds the profile.
 */
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

// Locked first, as everywhere: a trip that is being deleted would wait for its invitation, and we for the trip. Shared,
// as an answer locks it: a guest who is just being seated keeps the seat.
const lockTripsOf = (tx: Tx, email: string) => tx.$queryRaw`
  select t.id::text from trips t
  where exists (
    select from invites i join households h on h.trip_id = i.trip_id and h.id = i.id
    where i.trip_id = t.id and i.email = ${email}::citext and h.profile_id is null and h.refused_by_id is null)
  order by t.id for share`;
