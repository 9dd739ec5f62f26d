import type { boatTypes, trailerTypes } from './ride-kinds';

/** As much of a vehicle as its name needs; a guest's car may have no model. */
type NamedVehicle =
  | { type: 'car'; make: string; model?: string | null }
  | { type: 'trailer'; trailer_type: (typeof trailerTypes)[number] }
  | { type: 'boat'; boat_type: (typeof boatTypes)[number] };

/** What comes after whose it is: Sam’s "Corolla", "camper trailer", "boat". */
export function vehicleWord(vehicle: NamedVehicle): string {
  if (vehicle.type === 'car') return vehicle.model || vehicle.make || 'car';
  const kind = vehicle.type === 'trailer' ? vehicle.trailer_type : vehicle.boat_type;
  return kind === 'Other' ? vehicle.type : kind.toLowerCase();
}
