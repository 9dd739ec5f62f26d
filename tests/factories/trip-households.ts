import { v7 as uuid7 } from 'uuid';
import { db } from '@/lib/server/db/client';
import type { GuestMember } from '@/lib/trips/attendance/guest-schema';
import { personColumns } from '@/lib/trips/attendance/set-guest-party';
import { removeHousehold } from '@/lib/trips/leaving/leave-trip';
import type { Prisma } from '@/prisma/generated/client';
import type { Person } from './people';

interface Trip {
  id: string;
}

type NewHousehold = Omit<Prisma.HouseholdCreateManyInput, 'tripId' | 'id'> & { email?: string | null };

/**
 * Adds households to a trip. A household with an email address was invited; any other joined by the
 * share link.
 */
export async function addHouseholds({ id: tripId }: Trip, all: NewHousehold[]) {
  const households = all.map(({ email = null, ...row }) => ({ email, id: uuid7(), tripId, ...row }));
  await db.household.createMany({ data: households.map(({ email: _, ...row }) => row) });
  await db.invite.createMany({ data: households.map(({ id, email }) => ({ id, tripId, email })) });
  return households;
}

/** Invites an account to a trip without a mail, and returns its household's id. */
export async function addAccount(trip: Trip, { email, viewer }: Person): Promise<string> {
  const [household] = await addHouseholds(trip, [{ email, profileId: viewer.profileId }]);
  return household?.id ?? '';
}

/** Changes the household that was invited at an address. */
export const changeHousehold = (
  { id: tripId }: Trip,
  email: string,
  data: Prisma.HouseholdUncheckedUpdateManyInput,
) => db.household.updateMany({ where: { tripId, invite: { email } }, data });

/** Returns an account's household on a trip; null when the account has left. */
export const householdOf = ({ id: tripId }: Trip, { viewer: { profileId } }: Person) =>
  db.household.findUnique({ where: { tripId_profileId: { tripId, profileId } } });

/** Removes the person invited at an address from a trip as the endpoint does, without notifications. */
export async function takeOff({ id: tripId }: Trip, email: string): Promise<void> {
  const { id } = await db.invite.findUniqueOrThrow({ where: { tripId_email: { tripId, email } } });
  await db.$transaction((tx) => removeHousehold(tx, { tripId, id }));
}

/** Adds the crew and rides that an account brings on a trip. */
export async function bringAlong(trip: Trip, who: Person, crew: string[], rides: string[] = []) {
  const household = await householdOf(trip, who);
  if (!household) throw new Error('they are not on the trip');
  const row = { tripId: trip.id, householdId: household.id };
  await db.tripPerson.createMany({ data: crew.map((id) => ({ ...row, id, crewMemberId: id })) });
  await db.tripVehicle.createMany({ data: rides.map((id) => ({ ...row, id, rideId: id })) });
}

/** Returns every household of a trip except its organiser's, including those that have left. */
export const othersOn = ({ id: tripId }: Trip) =>
  db.household.findMany({ where: { tripId, role: { not: 'organiser' } }, orderBy: { id: 'asc' } });

type NewGuest = NewHousehold & { crew?: GuestMember[]; cars?: string[] };

/** Adds guests to a trip, with their people and with cars of these makes. */
export async function addGuests(trip: Trip, guests: NewGuest[]) {
  const households = await addHouseholds(
    trip,
    guests.map(({ crew: _, cars: __, ...household }) => household),
  );
  const rowsOf = (at: number) => ({ tripId: trip.id, householdId: households[at]?.id ?? '' });
  await db.tripPerson.createMany({
    data: guests.flatMap(({ crew = [] }, at) =>
      crew.map((member, position) => ({ ...rowsOf(at), position, ...personColumns(member) })),
    ),
  });
  await db.tripVehicle.createMany({
    data: guests.flatMap(({ cars = [] }, at) =>
      cars.map((make, position) => ({ ...rowsOf(at), position, type: 'car' as const, make })),
    ),
  });
  return households;
}
