import 'server-only';
import { badInput } from '@/lib/errors';
import { isId } from '@/lib/fields';
import type { Tx } from '@/lib/server/db/client';
import { type CrewType, Prisma } from '@/prisma/generated/client';

/** Whose crew and rides these are. */
interface Owner {
  profileId: string;
}

/** Keeps an earlier choice for each trip; where no camper of it is left in the crew, one's own joins it. */
export async function ensureParty(tx: Tx, { profileId }: Owner, ...tripIds: string[]): Promise<void> {
  await tx.$executeRaw`
    insert into trip_crew (trip_id, crew_member_id)
    select going.id, own.id
    from unnest(${tripIds}::uuid[]) going(id)
    join crew_members own on own.profile_id = ${profileId}::uuid and own.is_owner
    where not exists (
      select from trip_crew chosen join crew_members m on m.id = chosen.crew_member_id
      where chosen.trip_id = going.id and m.profile_id = ${profileId}::uuid and m.type = 'camper'
    )`;
}

interface Choice {
  /** Left out: the person's own camper. */
  crew_member_ids?: string[];
  ride_ids?: string[];
}

/**
 * Makes this the owner's choice for a trip, in place of an earlier one. Throws 400, naming the field as `names`
 * says, when it holds no camper or anything that is not their own.
 */
export async function setParty(
  tx: Tx,
  owner: Owner,
  tripId: string,
  { crew_member_ids, ride_ids = [] }: Choice,
  names = { crew: 'crew_member_ids', rides: 'ride_ids' },
): Promise<void> {
  const chosen = crew_member_ids
    ? Prisma.sql`id = any(${crew_member_ids.filter(isId)}::uuid[])`
    : Prisma.sql`is_owner`;
  // Locked, so that none can be deleted before the choice is saved.
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
  // Who comes as before is not touched: they keep their seats.
  await clearParty(tx, owner, tripId, { crew: crew.map(({ id }) => id), rides: rides.map(({ id }) => id) });
  await tx.tripCrew.createMany({
    data: crew.map(({ id }) => ({ tripId, crewMemberId: id })),
    skipDuplicates: true,
  });
  await tx.tripRide.createMany({
    data: rides.map(({ id }) => ({ tripId, rideId: id })),
    skipDuplicates: true,
  });
}

/** Clears what somebody's household brings on a trip, save what is kept; seats and tows go with it by trigger. */
export async function clearParty(
  tx: Tx,
  { profileId }: Owner,
  tripId: string,
  keep: { crew: string[]; rides: string[] } = { crew: [], rides: [] },
): Promise<void> {
  await tx.tripCrew.deleteMany({
    where: { tripId, crewMember: { profileId }, crewMemberId: { notIn: keep.crew } },
  });
  await tx.tripRide.deleteMany({ where: { tripId, ride: { profileId }, rideId: { notIn: keep.rides } } });
}
