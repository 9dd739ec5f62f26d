import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/page-main';
import type { TripPage } from '@/lib/trips/trip-page';
import { LiveTrip } from '../overview/live-trip';
import { PartHead } from './part-head';
import { type Part, partsOf } from './parts';
import { PartsBar } from './parts-bar';

interface Props {
  page: TripPage;
  part: Part;
  now: Date;
  /** The overview's own, in place of the small one that the other parts share. */
  head?: ReactNode;
  /** The part's one action; phones have it in an ActionBar, which the part puts last. */
  action?: ReactNode;
  children: ReactNode;
}

/** What every part of a trip stands in: the trip's head, the bar of its parts, and the word of others' changes. */
export function TripFrame({ page, part, now, head, action, children }: Props) {
  const { trip, cover, version } = page;
  const parts = partsOf(page, now);
  const label = parts.find((each) => each.part === part)?.label;
  return (
    <PageMain className="trip-page">
      <LiveTrip path={`/api/trips/${trip.id}`} version={version} />
      {head ?? <PartHead trip={trip} cover={cover} part={label} now={now} action={action} />}
      <PartsBar parts={parts} current={part} />
      {children}
    </PageMain>
  );
}
