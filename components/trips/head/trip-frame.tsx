import type { ReactNode } from 'react';
import type { TripHead } from '@/lib/trips/trip-head';
import { headWords } from './head-words';
import type { TripPage } from './page-labels';
import { PartFrame } from './part-frame';
import { partsOf } from './parts';

interface Props {
  page: TripHead;
  part: TripPage;
  now: Date;
  /** The part's one action; phones have it in an ActionBar, which the part puts last. */
  action?: ReactNode;
  children: ReactNode;
}

/** What every part of a trip but the overview stands in: the trip's head, the bar of its parts, and the word of others' changes. */
export const TripFrame = ({ page, part, now, action, children }: Props) => (
  <PartFrame
    tripId={page.trip.id}
    version={page.version}
    cover={page.cover}
    {...headWords(page.trip, page.vote, now)}
    parts={partsOf(page, now)}
    current={part}
    action={action}
  >
    {children}
  </PartFrame>
);
