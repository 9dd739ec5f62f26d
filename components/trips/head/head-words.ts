import { formatDateRange } from '@/lib/dates';
import { momentOf } from '@/lib/trips/moment';
import type { Trip } from '@/lib/trips/schema';
import { stillOpenText } from '@/lib/trips/vote/still-open';
import type { VoteBrief } from '@/lib/trips/vote/vote-brief';
import { tripName } from '../trip-name';
import { momentText } from './moment-text';

/**
 * The words in the head of a trip's pages. The server makes them, because they depend on the time.
 */
export interface HeadWords {
  name: string;
  dates: string;
  /** How far off the trip is, or what its vote still leaves open. */
  moment: string;
}

type Headed = Pick<Trip, 'trip_name' | 'start_date' | 'end_date' | 'called_off'>;

export const headWords = (trip: Headed, vote: VoteBrief | null, now: Date): HeadWords => ({
  name: tripName(trip),
  dates: formatDateRange(trip.start_date, trip.end_date),
  moment: (isToCome(trip, now) && stillOpenText(vote)) || momentText(trip, now),
});

const isToCome = (trip: Headed, now: Date) => !trip.called_off && momentOf(trip, now) === 'before';
