import type { Vehicle } from '../attendance/schema';

/** What everybody on the trip calls a vehicle: "Grace’s D-Max", "Grace’s camper trailer". */
export const vehicleName = (ownersName: string, vehicle: Vehicle): string =>
  `${ownersName.trim().split(/\s+/u)[0]}’s ${kindOf(vehicle)}`;

function kindOf(vehicle: Vehicle): string {
  if (vehicle.type === 'car') return vehicle.model ?? vehicle.make ?? 'car';
  if (vehicle.type === 'trailer') {
    return vehicle.trailer_type === 'Other' ? 'trailer' : vehicle.trailer_type.toLowerCase();
  }
  return vehicle.boat_type === 'Other' ? 'boat' : vehicle.boat_type.toLowerCase();
}
