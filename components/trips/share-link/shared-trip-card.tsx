import type { ReactNode } from 'react';
import { Card, CardBody } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { formatDateRange } from '@/lib/dates';
import { peopleText } from '@/lib/text';
import type { SharedTrip } from '@/lib/trips/share-link/schema';

interface Props {
  shared: SharedTrip;
  cover: string;
  /** The reader is on the trip already. */
  joined: boolean;
  /** "Dates still open", while a vote on them is. */
  stillOpen: string | null;
  /** The answer. */
  children: ReactNode;
}

/** What a share link shows before anything is answered. */
export function SharedTripCard({ shared: { trip, going }, cover, stillOpen, joined, children }: Props) {
  return (
    <Card as="section" aria-labelledby="shared-trip">
      <Cover seed={cover} eager className="h-36 max-h-[40vw] w-full lg:h-42" />
      <CardBody>
        <p className="text-muted">You’re invited camping</p>
        <h1 id="shared-trip" className="mt-1 text-3xl wrap-anywhere">
          {trip.trip_name ?? 'A camping trip'}
        </h1>
        <ul className="mt-3 space-y-1.5 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted [&>li]:flex [&>li]:gap-2.5">
          <li>
            <Icon name="calendar-days" />
            <span>
              {formatDateRange(trip.start_date, trip.end_date)}
              {stillOpen && <span className="block text-ochre">{stillOpen}</span>}
            </span>
          </li>
          {trip.suburb && (
            <li>
              <Icon name="map-pin" />
              <span>Near {trip.suburb}</span>
            </li>
          )}
          <li>
            <Icon name="users-round" />
            <span>{peopleText(going)} going so far</span>
          </li>
        </ul>
        {!joined && (
          <p className="mt-3 text-muted">
            You see the campsite and who’s coming once you’ve answered{stillOpen && ', and can vote then'}.
          </p>
        )}
        <div className="mt-6">{children}</div>
      </CardBody>
    </Card>
  );
}
