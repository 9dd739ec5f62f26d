import type { ReactNode } from 'react';
import { Card, CardBody } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { formatDateRange } from '@/lib/dates';
import { countText, peopleText } from '@/lib/text';
import { nightsOf } from '@/lib/trips/attendance/nights';
import type { SharedTrip } from '@/lib/trips/share-link/schema';

interface Props {
  shared: SharedTrip;
  cover: string;
  /** The text "Dates still open" while there is a vote on the dates; null without such a vote. */
  stillOpen: string | null;
  /**
   * Shown instead of the question whether the reader is going, when the reader is already on the
   * trip.
   */
  children?: ReactNode;
}

/** The trip behind a share link, for a reader who hasn't answered. */
export function SharedTripCard({ shared: { trip, invited_by, going }, cover, stillOpen, children }: Props) {
  return (
    <Card as="section" aria-labelledby="shared-trip">
      <Cover seed={cover} eager className="h-28 w-full lg:h-36" />
      <CardBody>
        <p className="text-muted">
          {invited_by ? `${invited_by} invites you camping` : 'You’re invited camping'}
        </p>
        <h1 id="shared-trip" className="mt-1 text-3xl wrap-anywhere">
          {trip.trip_name ?? 'A camping trip'}
        </h1>
        <ul className="invitation-lines">
          <li>
            <Icon name="calendar-days" />
            <div>
              {formatDateRange(trip.start_date, trip.end_date)}
              {trip.start_date !== trip.end_date && `, ${countText(nightsOf(trip).length, 'night')}`}
              {stillOpen && <span className="block text-ochre">{stillOpen}</span>}
            </div>
          </li>
          {trip.suburb && (
            <li>
              <Icon name="map-pin" />
              <div>Near {trip.suburb}</div>
            </li>
          )}
          <li>
            <Icon name="users-round" />
            <div>{peopleText(going)} going so far</div>
          </li>
        </ul>
        {children && <div className="mt-6">{children}</div>}
      </CardBody>
    </Card>
  );
}
