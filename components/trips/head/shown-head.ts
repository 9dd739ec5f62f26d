import { isOver } from '@/lib/trips/moment';
import type { TripHead } from '@/lib/trips/trip-head';
import { sitesText } from '@/lib/trips/undecided/when-and-where';
import { type HeadWords, headWords, isToCome } from './head-words';

export interface ShownHead extends HeadWords {
  tripId: string;
  cover: string;
  calledOff: boolean;
  place: string;
  /** The organiser's name; null when the viewer is the organiser. */
  organiser: string | null;
  calendar: boolean;
}

type Headed = Pick<TripHead, 'trip' | 'cover' | 'role' | 'vote'>;

export const shownHead = ({ trip, cover, role, vote }: Headed, now: Date): ShownHead => ({
  ...headWords(trip, vote, now),
  tripId: trip.id,
  cover,
  calledOff: trip.called_off,
  place: sitesText(trip.location_name, isToCome(trip, now) ? vote : null),
  organiser: role === 'organiser' ? null : trip.creator_name,
  calendar: !trip.called_off && !isOver(trip.end_date, now),
});
