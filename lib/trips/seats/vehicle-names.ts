import { vehicleWord } from '@/lib/household/vehicle-word';
import type { Vehicle } from '../attendance/schema';
import { shortName } from '../household-name';

/**
 * Returns the name of a vehicle with its owner's, such as "Grace’s D-Max" or "Grace’s camper
 * trailer".
 */
export const vehicleName = (ownersName: string, vehicle: Vehicle): string =>
  `${shortName(ownersName)}’s ${vehicleWord(vehicle)}`;
