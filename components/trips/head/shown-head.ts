import { isOver } from '@/lib/trips/moment';
import type { TripHead } from '@/lib/trips/trip-head';
import { type HeadWords, headWords } from './head-words';

/** What the overview's head says of a trip, and no more. */
export interface ShownHead extends HeadWords {
  tripId: string;
  cover: string;
  calledOff: boolean;
  place: string;
  /** Null where it is the viewer. */
  organiser: string | null;
  /** Whether it can be put in a calendar. */
  calendar: boolean;
}

type Headed = Pick<TripHead, 'trip' | 'cover' | 'role' | 'vote'>;

export const shownHead = ({ trip, cover, role, vote }: Headed, now: Date): ShownHead => ({
  ...headWords(trip, vote, now),
  tripId: trip.id,
  cover,
  calledOff: trip.called_off,
  place: trip.location_name,
  organiser: role === 'organiser' ? null : trip.creator_name,
  calendar: !trip.called_off && !isOver(trip.end_date, now),
});
