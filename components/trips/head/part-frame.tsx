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
 * The frame of every part of a trip but the overview. It is a client component, so that the page
 * sends only props and not the markup a second time.
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
