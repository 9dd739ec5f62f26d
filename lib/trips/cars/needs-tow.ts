import type { boatTypes, trailerTypes } from '@/lib/household/rides/ride-options';

/** Fields of a vehicle that decide whether a car has to tow it. */
export type VehicleKind =
  | { type: 'car' }
  | { type: 'trailer'; trailer_type: (typeof trailerTypes)[number] }
  | { type: 'boat'; boat_type: (typeof boatTypes)[number] };

/** True when boats of this kind are too heavy to be carried to the water or on a car's roof. */
export const isHeavyBoat = (kind: string) => kind === 'Powerboat' || kind === 'Sailboat';

/**
 * Returns the vehicles of a household that a car has to tow. If the household has a heavy boat and an
 * "Other" trailer, the boat lies on the trailer. A car then tows both together, so only the boat is
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
