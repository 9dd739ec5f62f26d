import type { boatTypes, trailerTypes } from '@/lib/household/ride-kinds';

/** As much of a vehicle as says whether a car has to tow it. */
export type VehicleKind =
  | { type: 'car' }
  | { type: 'trailer'; trailer_type: (typeof trailerTypes)[number] }
  | { type: 'boat'; boat_type: (typeof boatTypes)[number] };

/** Whether a boat is too heavy to carry to the water, or on a roof. */
export const isHeavyBoat = (kind: string) => kind === 'Powerboat' || kind === 'Sailboat';

/** What of a household's vehicles a car has to tow: a heavy boat stands on an "Other" trailer where there is one. */
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
