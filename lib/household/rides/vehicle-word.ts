import type { boatTypes, trailerTypes } from './ride-options';

/** The fields that a vehicle's name is made from. A guest's car may have no model. */
type NamedVehicle =
  | { type: 'car'; make: string; model?: string | null }
  | { type: 'trailer'; trailer_type: (typeof trailerTypes)[number] }
  | { type: 'boat'; boat_type: (typeof boatTypes)[number] };

/**
 * Returns a vehicle's name for use after its owner's name, such as "Corolla" in Sam’s Corolla,
 * "camper trailer" or "boat".
 */
export function vehicleWord(vehicle: NamedVehicle): string {
  if (vehicle.type === 'car') return vehicle.model || vehicle.make || 'car';
  const kind = vehicle.type === 'trailer' ? vehicle.trailer_type : vehicle.boat_type;
  return kind === 'Other' ? vehicle.type : kind.toLowerCase();
}
