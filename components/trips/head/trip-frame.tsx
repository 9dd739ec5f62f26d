import type { ReactNode } from 'react';
import { nextThings } from '@/lib/trips/next/next-things';
import { stageOfPage } from '@/lib/trips/next/reader';
import type { TripHead } from '@/lib/trips/trip-head';
import { headWords } from './head-words';
import type { TripPage } from './page-labels';
import { PartFrame } from './part-frame';
import { partsOf } from './parts';

interface Props {
  page: TripHead;
  part: TripPage;
  now: Date;
  /**
   * The part's main action, for the header on wide screens. On phones the part itself shows the
   * action in an ActionBar at its end.
   */
  action?: ReactNode;
  children: ReactNode;
}

export function TripFrame({ page, part, now, action, children }: Props) {
  const stage = stageOfPage(page, now);
  return (
    <PartFrame
      tripId={page.trip.id}
      version={page.version}
      cover={page.cover}
      {...headWords(page, stage, now)}
      parts={partsOf(page, stage, nextThings(page, now))}
      current={part}
      action={action}
    >
      {children}
    </PartFrame>
  );
}
