import { type Moment, momentOf } from '@/lib/trips/moment';
import type { Trip, TripWithCover } from '@/lib/trips/schema';
import { hasOpenDates, hasOpenSite, inOne, whenOf, whereOf } from '@/lib/trips/undecided/when-and-where';

/** A field that doesn't apply is left out. */
export type CardTrip = Pick<
  Trip,
  'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date' | 'status'
> &
  Partial<Pick<Trip, 'creator_name' | 'called_off' | 'reconfirm'>> & {
    /** Shown instead of the dates and the place while a vote on them is open. */
    when?: string;
    where?: string;
  };

/** As the server sends it to the browser. */
export interface TripCardData {
  trip: CardTrip;
  moment: Moment;
  /** True when the viewer organises the trip. */
  own?: boolean;
}

export function toTripCard(
  { trip, openVote }: Pick<TripWithCover, 'trip' | 'openVote'>,
  ownId: string,
  now: Date,
): TripCardData {
  const { id, trip_name, location_name, start_date, end_date, status } = trip;
  const undecided = !trip.called_off && momentOf(trip, now) === 'before';
  const own = trip.creator_profile_id === ownId;
  return {
    trip: {
      id,
      trip_name,
      location_name,
      start_date,
      end_date,
      status,
      ...(!own && { creator_name: trip.creator_name }),
      ...(trip.called_off && { called_off: true }),
      ...(trip.reconfirm && { reconfirm: true }),
      ...(undecided && hasOpenDates(openVote) && { when: inOne(whenOf(trip, openVote, now)) }),
      ...(undecided &&
        hasOpenSite(openVote) && { where: inOne(whereOf(location_name, openVote, undefined, now)) }),
    },
    moment: momentOf(trip, now),
    ...(own && { own }),
  };
}
