'use client';

import type { ReactNode } from 'react';
import type { HeadWords } from './head-words';
import { pageLabels, type TripPage } from './page-labels';
import { PartHead } from './part-head';
import type { PartLink } from './parts';
import { TripMain } from './trip-main';

interface Props extends HeadWords {
  tripId: string;
  version: string;
  cover: string;
  parts: PartLink[];
  current: TripPage;
  action?: ReactNode;
  children: ReactNode;
}

/**
 * The frame around every part of a trip except the overview. It is a client component, so that the
 * server sends only its props and not its markup as well.
 */
export function PartFrame({ version, parts, current, children, ...head }: Props) {
  return (
    <TripMain
      tripId={head.tripId}
      version={version}
      parts={parts}
      current={current}
      head={<PartHead {...head} part={pageLabels[current]} />}
    >
      {children}
    </TripMain>
  );
}
