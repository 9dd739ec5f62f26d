import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { badInput } from '@/lib/errors';
import { rideColumns } from '@/lib/household/rides/ride-columns';
import type { Tx } from '@/lib/server/db/client';
import { countedCars, countedCrew, countedTrailers } from './counted-party';
import type { CountedParty } from './counted-party-schema';

export function requireOneChoice(party: CountedParty | null | undefined, ...lists: unknown[]): void {
  if (!party || !lists.some(Boolean)) return;
  const message = 'Please send either a party or ids of your crew and rides.';
  throw badInput(message, { party: message });
}

/**
 * The caller has locked the profile, so that two trips planned at the same time don't create the crew
 * twice. Checks no caps, because even the largest party is below them.
 */
export async function makeParty(tx: Tx, profileId: string, party: CountedParty) {
  const own = await tx.crewMember.findMany({ where: { profileId }, select: { id: true, isOwner: true } });
  if (own.some(({ isOwner }) => !isOwner) || (await tx.ride.count({ where: { profileId } })) > 0) {
    const message = 'You have a crew or a ride already. Please choose from those.';
    throw badInput(message, { party: message });
  }
  const crew = countedCrew(party).map((member) => ({
    id: uuid7(),
    profileId,
    type: member.type,
    name: member.name,
    ...(member.type === 'pet' ? { petType: member.pet_type } : { age: member.age }),
  }));
  const rides = [...countedCars(party), ...countedTrailers(party)].map(({ type, ...car }) => ({
    id: uuid7(),
    profileId,
    type,
    ...rideColumns(car),
  }));
  await tx.crewMember.createMany({ data: crew });
  await tx.ride.createMany({ data: rides });
  return {
    crew_member_ids: [...own, ...crew].map(({ id }) => id),
    ride_ids: rides.map(({ id }) => id),
  };
}
