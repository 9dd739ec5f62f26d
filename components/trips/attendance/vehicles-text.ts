import { rideName } from '@/components/household/rides/ride-name';
import type { GuestVehicle } from '@/lib/trips/attendance/guest-schema';
import type { Vehicle } from '@/lib/trips/attendance/schema';

type Brought = Vehicle | GuestVehicle;

/** "Toyota Prado, Caravan". A vehicle of the kind "other" is named by its description. */
export const vehiclesText = (vehicles: readonly Brought[]) => vehicles.map(broughtName).join(', ');

function broughtName(ride: Brought): string {
  if (ride.type === 'trailer' && ride.trailer_type === 'Other') return ride.description || 'Trailer';
  if (ride.type === 'boat' && ride.boat_type === 'Other') return ride.description || 'Boat';
  return rideName(ride);
}
