import { derivedId } from '@/lib/derived-id';
import { DEFAULT_SEATS } from '@/lib/household/ride-kinds';
import { type Guest, type GuestVehicle, guest } from './guest-schema';
import { ownCamperOf } from './own-camper';
import type { Companion, Household, Nights, Vehicle } from './schema';

/** A guest's details, from the column that stores them. */
export const guestOf = (column: unknown): Guest | null => (column === null ? null : guest.parse(column));

/** A guest who is going, as others on the trip see them: an attendee without a profile. */
export function toGuestAttendee(
  inviteId: string,
  { name, crew, vehicles }: Guest,
  nights: Nights,
): Household {
  const own = ownCamperOf(crew, name);
  return {
    household_id: inviteId,
    profile_id: null,
    profile_name: name,
    crew: crew.map((member, index): Companion => {
      const id = derivedId(`${inviteId} crew ${index}`);
      const { name } = member;
      return 'age' in member
        ? { id, type: 'camper', name, age: member.age, is_owner: member === own }
        : { id, type: 'pet', name, pet_type: member.pet_type, breed: null };
    }),
    vehicles: vehicles.map((ride, index) => toVehicle(derivedId(`${inviteId} vehicle ${index}`), ride)),
    ...nights,
  };
}

/** A guest's vehicle as others see it: without the number plate, and null for each detail that the guest left out. */
function toVehicle(id: string, ride: GuestVehicle): Vehicle {
  const description = ride.description ?? null;
  if (ride.type === 'trailer') return { id, type: 'trailer', trailer_type: ride.trailer_type, description };
  if (ride.type === 'boat') return { id, type: 'boat', boat_type: ride.boat_type, description };
  const { make, model = null, colour = null, drivetrain = null, seats, can_tow } = ride;
  return {
    id,
    type: 'car',
    make,
    model,
    colour,
    drivetrain,
    seats: seats ?? DEFAULT_SEATS,
    can_tow: can_tow ?? false,
    description,
  };
}
