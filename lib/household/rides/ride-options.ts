export const trailerTypes = ['Caravan', 'Camper Trailer', 'Other'] as const;
export const boatTypes = ['Powerboat', 'Sailboat', 'Paddleboat', 'Other'] as const;

export const DEFAULT_SEATS = 5;

/** A guest's car may have no model. */
type NamedVehicle =
  | { type: 'car'; make: string; model?: string | null }
  | { type: 'trailer'; trailer_type: (typeof trailerTypes)[number] }
  | { type: 'boat'; boat_type: (typeof boatTypes)[number] };

/** For use after the owner's name: "Corolla" in Sam’s Corolla, "camper trailer" or "boat". */
export function vehicleWord(vehicle: NamedVehicle): string {
  if (vehicle.type === 'car') return vehicle.model || vehicle.make || 'car';
  const kind = vehicle.type === 'trailer' ? vehicle.trailer_type : vehicle.boat_type;
  return kind === 'Other' ? vehicle.type : kind.toLowerCase();
}
