import { momentOf } from '@/lib/trips/moment';
import type { Trip, TripWithCover } from '@/lib/trips/schema';
import { type CardTrip, TripCard } from './trip-card';

// What a phone and a wide screen show before anything is scrolled.
const IN_VIEW = 3;

interface Props {
  trips: TripWithCover[];
  /** The viewer's own profile. */
  ownId: string;
  now: Date;
  /** Whether it stands where the page begins. */
  first?: boolean;
}

export function TripGrid({ trips, ownId, now, first = false }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {trips.map(({ trip, cover }, index) => (
        <TripCard
          key={trip.id}
          trip={cardTrip(trip)}
          cover={cover}
          moment={momentOf(trip, now)}
          own={trip.creator_profile_id === ownId}
          eager={first && index < IN_VIEW}
        />
      ))}
    </ul>
  );
}

const cardTrip = ({
  id,
  trip_name,
  creator_name,
  location_name,
  start_date,
  end_date,
  status,
  called_off,
  reconfirm,
}: Trip): CardTrip => ({
  id,
  trip_name,
  creator_name,
  location_name,
  start_date,
  end_date,
  status,
  called_off,
  reconfirm,
});
