import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/page-main';
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
  <PageMain className="trip-page">
    <LiveTrip tripId={tripId} version={version} />
    {head}
    {parts.length > 0 && <PartsBar parts={parts} current={current} />}
    {children}
  </PageMain>
);
