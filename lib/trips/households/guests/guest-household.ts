import { rideColumns } from '@/lib/household/rides/ride-columns';
import type { Guest, GuestMember } from '@/lib/trips/attendance/guest-schema';
import { ownCamperOf } from '@/lib/trips/attendance/own-camper';

export interface Owner {
  profileId: string;
  name: string;
}

/** Key of the account owner's own camper, whatever the camper's name is. */
export const SELF_KEY = 'the person themselves';

export function crewOf({ name, crew }: Guest, owner: Owner) {
  const own = ownCamperOf(crew, owner.name, name);
  return crew.map((member) => {
    const row = { profileId: owner.profileId, name: member.name, ...kindOf(member) };
    return { key: member === own ? SELF_KEY : memberKey(row), row };
  });
}

const kindOf = (member: GuestMember) =>
  'age' in member
    ? { type: 'camper' as const, age: member.age, diet: member.diet ?? null }
    : { type: 'pet' as const, petType: member.pet_type };

export interface MemberName {
  name: string;
  petType?: string | null;
}

export const memberKey = ({ name, petType }: MemberName) => `${petType ?? 'camper'} ${name.toLowerCase()}`;

export const ridesOf = ({ vehicles }: Guest, { profileId }: Owner) =>
  vehicles.map((ride) => {
    const row = { profileId, type: ride.type, ...rideColumns(ride) };
    return { key: rideKey(row), row };
  });

export type RideLook = Partial<
  Record<'type' | 'make' | 'model' | 'colour' | 'trailerType' | 'boatType' | 'description', string | null>
>;

/** Leaves out the registration, because guests rarely give one. */
export const rideKey = ({ type, make, model, colour, trailerType, boatType, description }: RideLook) =>
  [type, make, model, colour, trailerType, boatType, description].join('\n').toLowerCase();
