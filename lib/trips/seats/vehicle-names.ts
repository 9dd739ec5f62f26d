import { vehicleWord } from '@/lib/household/vehicle-word';
import type { Vehicle } from '../attendance/schema';
import { shortName } from '../household-name';

/**
 * Returns the name of a vehicle for everybody on the trip: "Grace’s D-Max", "Grace’s camper
 * trailer".
 */
export const vehicleName = (ownersName: string, vehicle: Vehicle): string =>
  `${shortName(ownersName)}’s ${vehicleWord(vehicle)}`;
