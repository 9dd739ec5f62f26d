import 'server-only';
import { badInput } from '@/lib/errors';
import { isId } from '@/lib/fields';
import type { Tx } from '@/lib/server/db/client';
import { type CrewType, Prisma } from '@/prisma/generated/client';
import type { HouseholdId } from '../households/household-id';
import { tripPeople } from '../households/people-sql';
import { isHouseholdOf } from '../policy';

interface Owner {
  profileId: string;
}

/** Adds the owner's own camper on the trips where their choice has no camper left. */
export async function ensureParty(tx: Tx, owner: Owner, ...tripIds: string[]): Promise<void> {
  await tx.$executeRaw`
    insert into trip_people (trip_id, id, household_id, crew_member_id)
    select h.trip_id, own.id, h.id, own.id
    from households h join crew_members own on own.profile_id = h.profile_id and own.is_owner
    where ${isHouseholdOf(owner)} and h.trip_id = any(${tripIds}::uuid[])
      and not exists (
        select from ${tripPeople} person
        where person.trip_id = h.trip_id and person.household_id = h.id and person.type = 'camper'
      )`;
}

interface Choice {
  crew_member_ids?: string[];
  ride_ids?: string[];
}

/** Throws 400, under the field names in `names`, without a camper or with what isn't the owner's. */
export async function setParty(
  tx: Tx,
  owner: Owner,
  household: HouseholdId,
  { crew_member_ids, ride_ids = [] }: Choice,
  names = { crew: 'crew_member_ids', rides: 'ride_ids' },
): Promise<void> {
  const chosen = crew_member_ids
    ? Prisma.sql`id = any(${crew_member_ids.filter(isId)}::uuid[])`
    : Prisma.sql`is_owner`;
  // Lock the chosen rows, so that none of them can be deleted before the choice is saved.
  const crew = await tx.$queryRaw<{ id: string; type: CrewType }[]>`
    select id::text, type::text from crew_members
    where profile_id = ${owner.profileId}::uuid and ${chosen} for key share`;
  const rides = await tx.$queryRaw<{ id: string }[]>`
    select id::text from rides
    where profile_id = ${owner.profileId}::uuid and id = any(${ride_ids.filter(isId)}::uuid[]) for key share`;
  if (crew_member_ids && crew.length < new Set(crew_member_ids).size) {
    throw badInput('Somebody you chose is not in your crew.', {
      [names.crew]: 'Please choose from your own crew.',
    });
  }
  if (rides.length < new Set(ride_ids).size) {
    throw badInput('A ride you chose is not yours.', { [names.rides]: 'Please choose from your own rides.' });
  }
  if (!crew.some(({ type }) => type === 'camper')) {
    throw badInput('Choose at least one camper.', { [names.crew]: 'Choose at least one camper.' });
  }
  // Keep the rows of people who were chosen before, because a new row would lose the person's seat.
  const [crewIds, rideIds] = [crew.map(({ id }) => id), rides.map(({ id }) => id)];
  await clearParty(tx, household, { crew: crewIds, rides: rideIds });
  const { tripId, id: householdId } = household;
  await tx.tripPerson.createMany({
    data: crewIds.map((id) => ({ tripId, id, householdId, crewMemberId: id })),
    skipDuplicates: true,
  });
  await tx.tripVehicle.createMany({
    data: rideIds.map((id) => ({ tripId, id, householdId, rideId: id })),
    skipDuplicates: true,
  });
}

/** Their seats and tows are deleted too. */
export async function clearParty(
  tx: Tx,
  { tripId, id: householdId }: HouseholdId,
  keep: { crew: string[]; rides: string[] } = { crew: [], rides: [] },
): Promise<void> {
  await tx.tripPerson.deleteMany({
    where: { tripId, householdId, NOT: { crewMemberId: { in: keep.crew } } },
  });
  await tx.tripVehicle.deleteMany({ where: { tripId, householdId, NOT: { rideId: { in: keep.rides } } } });
}
