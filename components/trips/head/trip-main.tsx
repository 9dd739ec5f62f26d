import type { ReactNode } from 'react';
import { LiveTrip } from './live-trip';
import type { TripPage } from './page-labels';
import type { PartLink } from './parts';
import { PartsBar } from './parts-bar';

interface Props {
  tripId: string;
  version: string;
  /** The parts in the bar. Empty for a household that isn't going, which sees no bar. */
  parts: PartLink[];
  current: TripPage;
  head: ReactNode;
  children: ReactNode;
}

/**
 * A page of a trip: the header, the bar of parts, and the content. It refreshes when other people
 * change the trip.
 */
export const TripMain = ({ tripId, version, parts, current, head, children }: Props) => (
  <main id="main" tabIndex={-1} className="flex-1">
    <LiveTrip tripId={tripId} version={version} />
    {head}
    <div className="page-width trip-page">
      {parts.length > 0 && <PartsBar parts={parts} current={current} />}
      {children}
    </div>
  </main>
);
