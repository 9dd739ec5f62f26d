import { momentOf } from '@/lib/trips/moment';
import type { TripWithCover } from '@/lib/trips/schema';
import { toCardTrip } from './card-trip';
import { TripCard } from './trip-card';

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
          trip={toCardTrip(trip)}
          cover={cover}
          moment={momentOf(trip, now)}
          own={trip.creator_profile_id === ownId}
          eager={first && index < IN_VIEW}
        />
      ))}
    </ul>
  );
}
