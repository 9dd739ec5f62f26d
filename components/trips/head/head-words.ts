import { countdownText, momentOf } from '@/lib/trips/moment';
import type { Trip } from '@/lib/trips/schema';
import { stillOpenText } from '@/lib/trips/undecided/asked';
import { datesText } from '@/lib/trips/undecided/when-and-where';
import type { VoteBrief } from '@/lib/trips/vote/vote-brief';
import { tripName } from '../trip-name';

/**
 * Texts in the header of a trip's pages. The server writes them, because they depend on the current
 * time.
 */
export interface HeadWords {
  name: string;
  dates: string;
  /**
   * How many days away the trip is. While a vote is open, this says instead what is still to be
   * decided.
   */
  moment: string;
}

type Headed = Pick<Trip, 'trip_name' | 'start_date' | 'end_date' | 'called_off'>;

export function headWords(trip: Headed, vote: VoteBrief | null, now: Date): HeadWords {
  const open = isToCome(trip, now) ? vote : null;
  return {
    name: tripName(trip),
    dates: datesText(trip, open),
    moment: stillOpenText(open) ?? momentText(trip, now),
  };
}

export const isToCome = (trip: Headed, now: Date) => !trip.called_off && momentOf(trip, now) === 'before';

/** Returns how many days away a trip is, or "Called off". */
const momentText = (trip: Pick<Trip, 'called_off' | 'start_date' | 'end_date'>, now: Date) =>
  trip.called_off ? 'Called off' : countdownText(trip, now);
