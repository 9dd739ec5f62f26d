import { vehicleWord } from '@/lib/household/vehicle-word';
import type { Vehicle } from '../attendance/schema';

/** What everybody on the trip calls a vehicle: "Grace’s D-Max", "Grace’s camper trailer". */
export const vehicleName = (ownersName: string, vehicle: Vehicle): string =>
  `${ownersName.trim().split(/\s+/u)[0]}’s ${vehicleWord(vehicle)}`;
