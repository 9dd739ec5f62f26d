import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/page-main';
import { LiveTrip } from './live-trip';
import type { TripPage } from './page-labels';
import type { PartLink } from './parts';
import { PartsBar } from './parts-bar';

interface Props {
  tripId: string;
  /** Of the trip as the page shows it. */
  version: string;
  parts: PartLink[];
  current: TripPage;
  head: ReactNode;
  children: ReactNode;
}

/** A part of a trip under its head and the bar of its parts, with the word of others' changes. */
export const TripMain = ({ tripId, version, parts, current, head, children }: Props) => (
  <PageMain className="trip-page">
    <LiveTrip tripId={tripId} version={version} />
    {head}
    <PartsBar parts={parts} current={current} />
    {children}
  </PageMain>
);
