import { api } from '@/lib/api-client';
import type { NewRide, Ride } from '@/lib/household/ride-schema';

/** Adds a ride, and tells which to whoever waits for it. */
export async function postRide(input: NewRide, onAdded?: (ride: Ride) => void): Promise<void> {
  const { ride } = await api.post<{ ride: Ride }>('/rides', input);
  onAdded?.(ride);
}
