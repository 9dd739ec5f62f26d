import { rideColumns } from '@/lib/household/ride-columns';
import type { Guest, GuestMember } from '../attendance/guest-schema';
import { ownCamperOf } from '../attendance/own-camper';

/** The account that a guest's answer becomes part of. */
export interface Owner {
  profileId: string;
  name: string;
}

/** What the person's own camper is known by, whatever its name. */
export const SELF_KEY = 'the person themselves';

/** A guest's crew as the owner's; the guest is whoever goes by the profile's name, or else by the guest's own. */
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

/** Alike whatever the number plate, which guests rarely give. */
export const rideKey = ({ type, make, model, colour, trailerType, boatType, description }: RideLook) =>
  [type, make, model, colour, trailerType, boatType, description].join('\n').toLowerCase();
