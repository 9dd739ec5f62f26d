import { type Moment, siteMoment } from '@/lib/trips/moment';
import type { Trip, TripWithCover } from '@/lib/trips/schema';
import { areSeveral } from '@/lib/trips/stops/stops';
import { stopsBrief } from '@/lib/trips/stops/told-stops';
import { choosingText } from '@/lib/trips/undecided/when-and-where';

/** A field that doesn't apply is left out. */
export type CardTrip = Pick<
  Trip,
  'id' | 'trip_name' | 'location_name' | 'start_date' | 'end_date' | 'status'
> &
  Partial<Pick<Trip, 'creator_name' | 'called_off' | 'reconfirm'>> & {
    /** Shown instead of the dates and the place while a vote on them is open. */
    when?: string;
    /** Also for several stops. */
    where?: string;
  };

/** As the server sends it to the browser. */
export interface TripCardData {
  trip: CardTrip;
  moment: Moment;
  cover: string;
  /** True when the viewer organises the trip. */
  own?: boolean;
}

export function toTripCard(
  {
    trip,
    stops,
    zone,
    openVote,
    cover,
  }: Pick<TripWithCover, 'trip' | 'zone' | 'openVote' | 'cover'> & Partial<Pick<TripWithCover, 'stops'>>,
  ownId: string,
  now: Date,
): TripCardData {
  const { id, trip_name, location_name, start_date, end_date, status } = trip;
  const moment = siteMoment({ ...trip, zone }, now);
  const vote = trip.called_off || moment !== 'before' ? null : openVote;
  const when = choosingText('dates', vote);
  const where = choosingText('site', vote) ?? (areSeveral(stops) && stopsBrief(stops));
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
      ...(when && { when }),
      ...(where && { where }),
    },
    moment,
    cover,
    ...(own && { own }),
  };
}
