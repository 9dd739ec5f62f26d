import { rideName } from '@/components/household/rides/ride-name';
import type { Camper, Pet } from '@/lib/household/crew-schema';
import type { GuestVehicle } from '@/lib/trips/attendance/guest-schema';
import type { Vehicle } from '@/lib/trips/attendance/schema';

/** Enough of somebody to be told of, whether from a crew or from a guest's answer. */
type Somebody = { name: string } & (Pick<Camper, 'age'> | Pick<Pet, 'pet_type'>);

const kindOf = (member: Somebody) => ('pet_type' in member ? member.pet_type.toLowerCase() : member.age);

/** Who comes along, by name: "Mia, Kim (child), Biscuit (dog)"; nothing where it would only say `name` again. */
export function householdText(crew: Somebody[], name: string): string {
  if (crew.length === 1 && crew[0]?.name === name) return '';
  return crew
    .map((member) => (kindOf(member) === 'adult' ? member.name : `${member.name} (${kindOf(member)})`))
    .join(', ');
}

type Brought = Vehicle | GuestVehicle;

/** What comes along, by name: "Toyota Prado, Caravan"; of another kind what its owner says it is. */
export const vehiclesText = (vehicles: readonly Brought[]) => vehicles.map(broughtName).join(', ');

function broughtName(ride: Brought): string {
  if (ride.type === 'trailer' && ride.trailer_type === 'Other') return ride.description || 'Trailer';
  if (ride.type === 'boat' && ride.boat_type === 'Other') return ride.description || 'Boat';
  return rideName(ride);
}
