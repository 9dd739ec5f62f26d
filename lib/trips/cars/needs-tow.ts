import type { boatTypes, trailerTypes } from '@/lib/household/rides/ride-options';

export type VehicleKind =
  | { type: 'car' }
  | { type: 'trailer'; trailer_type: (typeof trailerTypes)[number] }
  | { type: 'boat'; boat_type: (typeof boatTypes)[number] };

/** Too heavy to be carried to the water or on a car's roof. */
export const isHeavyBoat = (kind: string) => kind === 'Powerboat' || kind === 'Sailboat';

/**
 * A household's heavy boat lies on its "Other" trailer; a car tows both together, so only the boat is
 * returned.
 */
export function needTow<Vehicle extends VehicleKind>(vehicles: readonly Vehicle[]): Vehicle[] {
  let boats = vehicles.filter((each) => each.type === 'boat' && isHeavyBoat(each.boat_type)).length;
  return vehicles.filter((each) => {
    if (each.type === 'car') return false;
    if (each.type === 'boat') return isHeavyBoat(each.boat_type);
    if (each.trailer_type !== 'Other') return true;
    boats -= 1;
    return boats < 0;
  });
}
