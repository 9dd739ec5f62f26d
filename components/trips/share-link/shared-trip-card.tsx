import type { ReactNode } from 'react';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { countText, lower, peopleText } from '@/lib/text';
import { nightsOf } from '@/lib/trips/attendance/nights';
import type { Estimate } from '@/lib/trips/estimate/schema';
import type { SharedTrip } from '@/lib/trips/share-link/schema';
import { nearText, type OpenVote, whenOf } from '@/lib/trips/undecided/when-and-where';
import { rangeText } from '../estimate/estimate-text';
import { StopLines } from '../stops/stop-lines';
import { WhenLine } from '../when-line';

interface Props {
  shared: SharedTrip;
  /** Empty, or absent, for a trip with one. */
  stops?: Parameters<typeof StopLines>[0]['stops'];
  cover: string;
  /** null without a vote. */
  openVote: OpenVote | null;
  /** For one adult; null when nothing is known. */
  cost: Estimate | null;
  /** Shown when the reader is already on the trip. */
  children?: ReactNode;
}

export function SharedTripCard({
  shared: { trip, invited_by, going },
  stops = [],
  cover,
  openVote,
  cost,
  children,
}: Props) {
  const near = nearText(trip.suburb, openVote);
  return (
    <section aria-labelledby="shared-trip">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 large-text:grid-cols-1">
        <Cover seed={cover} size="thumb" eager className="size-18 rounded large-text:hidden" />
        <div>
          <p className="text-muted">
            {invited_by ? `${invited_by} invites you camping` : 'You’re invited camping'}
          </p>
          <h1 id="shared-trip" className="text-3xl wrap-anywhere">
            {trip.trip_name ?? 'A camping trip'}
          </h1>
        </div>
      </div>
      <ul className="invitation-lines">
        <li>
          <Icon name="calendar-days" />
          <div>
            <WhenLine
              {...whenOf(trip, openVote)}
              {...(trip.start_date !== trip.end_date && {
                nights: countText(nightsOf(trip).length, 'night'),
              })}
            />
          </div>
        </li>
        {(near || stops.length > 0) && (
          <li>
            <Icon name="map-pin" />
            <div>
              {near && (stops.length > 0 ? <p>First {lower(near)}</p> : near)}
              {stops.length > 0 && <StopLines stops={stops} />}
            </div>
          </li>
        )}
        <li>
          <Icon name="users-round" />
          <div>{peopleText(going)} going so far</div>
        </li>
        {cost && (
          <li>
            <Icon name="receipt-text" />
            <div>About {rangeText(cost.low_cents, cost.high_cents)} a person</div>
          </li>
        )}
      </ul>
      {children && <div className="mt-6">{children}</div>}
    </section>
  );
}
