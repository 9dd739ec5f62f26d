import { type Moment, momentOf } from '@/lib/trips/moment';
import type { Trip, TripWithCover } from '@/lib/trips/schema';

/** The fields of a trip that its card shows. A field that doesn't apply is left out. */
export type CardTrip = Pick<
  Trip,
  'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date' | 'status'
> &
  Partial<Pick<Trip, 'creator_name' | 'called_off' | 'reconfirm'>>;

/** The data of a trip's card, as the server sends it to the browser. */
export interface TripCardData {
  trip: CardTrip;
  moment: Moment;
  /** True when the viewer organises the trip. */
  own?: boolean;
}

export function toTripCard({ trip }: Pick<TripWithCover, 'trip'>, ownId: string, now: Date): TripCardData {
  const { id, trip_name, location_name, start_date, end_date, status } = trip;
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
    },
    moment: momentOf(trip, now),
    ...(own && { own }),
  };
}
