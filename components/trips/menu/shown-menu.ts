import { headcountOf } from '@/lib/trips/headcount/headcount';
import { ownTools } from '@/lib/trips/own-tools';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { type FirstTrip, firstOf } from '../copy/first-trip';

export interface ShownMenu {
  first: FirstTrip;
  organiser: string;
  reader: 'organiser' | 'member' | 'guest';
  hidden: boolean;
  /** True for a reader who is going on a trip that wasn't called off. */
  posts: boolean;
  /** True for a reader who has a card for an emergency, or can write one. */
  cards: boolean;
  calendar: boolean;
  /** True when the trip's site or meeting point has coordinates, so that a map app can show it. */
  mapped: boolean;
  /** The headcount as text, to paste into a campsite booking; '' when there is nothing to book. */
  booking: string;
  /** The household's balance in cents, which the question before leaving says. */
  balance: number;
  /** Null for a reader who can't change the trip: only organisers can, and only until it's over. */
  manages: { voted: boolean } | null;
  /** True for a household that is going and can still say that it isn't. */
  withdraws: boolean;
}

type Page = Pick<
  TripHead & OverviewData,
  'trip' | 'stops' | 'role' | 'zone' | 'vote' | 'guest' | 'hidden' | 'spot' | 'people' | 'access' | 'bookings'
>;

interface Seen {
  balance: number;
  /** False on a server without cards for an emergency. */
  cards: boolean;
  now: Date;
}

export function shownMenu(page: Page, { balance, cards, now }: Seen): ShownMenu {
  const { trip, role, people } = page;
  const { closed, organises } = ownTools(page, now);
  return {
    first: firstOf(trip, page.stops),
    organiser: trip.creator_name,
    reader: page.guest ? 'guest' : role === 'organiser' ? role : 'member',
    hidden: page.hidden,
    posts: trip.attending === true && !trip.called_off,
    cards: cards && trip.attending === true && !trip.called_off,
    calendar: !closed,
    mapped: page.spot !== null || trip.meeting_latitude !== null,
    booking: closed ? '' : headcountOf(people.attendees, trip, page.access, page.bookings).text,
    balance,
    manages: organises && { voted: page.vote !== null },
    withdraws: trip.attending === true && !closed,
  };
}
