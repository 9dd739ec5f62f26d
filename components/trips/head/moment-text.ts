import { countdownText } from '@/lib/trips/moment';
import type { Trip } from '@/lib/trips/schema';

/** Returns how many days away a trip is, or "Called off". */
export const momentText = (trip: Pick<Trip, 'called_off' | 'start_date' | 'end_date'>, now: Date) =>
  trip.called_off ? 'Called off' : countdownText(trip, now);
