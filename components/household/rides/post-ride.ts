import { api } from '@/lib/api-client';
import type { NewRide, Ride } from '@/lib/household/rides/schema';

export async function postRide(input: NewRide, onAdded?: (ride: Ride) => void): Promise<void> {
  const { ride } = await api.post<{ ride: Ride }>('/rides', input);
  onAdded?.(ride);
}
