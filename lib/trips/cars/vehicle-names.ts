import { vehicleWord } from '@/lib/household/rides/vehicle-word';
import type { Vehicle } from '../attendance/schema';
import { shortName } from '../households/household-name';

/**
 * Returns the name of a vehicle for everybody on the trip: "Grace’s D-Max", "Grace’s camper
 * trailer".
 */
export const vehicleName = (ownersName: string, vehicle: Vehicle): string =>
  `${shortName(ownersName)}’s ${vehicleWord(vehicle)}`;
