import type { OwnTripAtSite } from '@/lib/trips/site/campsite-page';
import { tripName } from '@/lib/trips/trip-name';
import { inOne, undecided, whenOf } from '@/lib/trips/undecided/when-and-where';
import { Card, CardHeader } from '../ui/card';
import { Icon } from '../ui/icon';
import { PendingLink } from '../ui/pending-link';

interface Props {
  trips: OwnTripAtSite[];
}

export function TripsHere({ trips }: Props) {
  return (
    <Card as="section" aria-labelledby="trips-here" className="print:hidden">
      <CardHeader title="Your trips here" titleId="trips-here" />
      <ul className="divide-y divide-line">
        {trips.map((trip) => (
          <li key={trip.id}>
            <PendingLink href={`/trip/${trip.id}`} className="tool">
              <span className="tool-words">
                {tripName({ ...trip, ...undecided(trip.openVote) })}
                <span className="block text-sm font-normal text-muted">
                  {inOne(whenOf(trip, trip.openVote))}
                </span>
              </span>
              <Icon name="chevron-right" className="text-muted" />
            </PendingLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
