import { formatDateRange } from '@/lib/dates';
import type { Trip } from '@/lib/trips/schema';
import { tripName } from '../trip-name';
import { momentText } from './moment-text';

/** What every head of a trip says; worked out on the server, for it depends on the time. */
export interface HeadWords {
  name: string;
  dates: string;
  /** How far off it is. */
  moment: string;
}

type Headed = Pick<Trip, 'trip_name' | 'start_date' | 'end_date' | 'called_off'>;

export const headWords = (trip: Headed, now: Date): HeadWords => ({
  name: tripName(trip),
  dates: formatDateRange(trip.start_date, trip.end_date),
  moment: momentText(trip, now),
});
