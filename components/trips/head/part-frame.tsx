'use client';

import type { ReactNode } from 'react';
import { WaitingChanges } from '@/components/offline/waiting-changes';
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

/** The parts that list their waiting and refused changes themselves. */
const ownCard = new Set<TripPage>(['costs', 'notices']);

/**
 * The frame around every part of a trip except the overview. It is a client component, so that the
 * server sends only its props and not its markup as well. A change made without network that the server
 * refused is listed here too, because people look for it where they made it.
 */
export function PartFrame({ tripId, version, parts, current, children, ...head }: Props) {
  return (
    <TripMain
      tripId={tripId}
      version={version}
      parts={parts}
      current={current}
      head={
        <div className="page-width">
          <PartHead
            {...head}
            href={`/trip/${tripId}`}
            part={pageLabels[current]}
            alone={parts.length === 0}
          />
        </div>
      }
    >
      {!ownCard.has(current) && <WaitingChanges tripId={tripId} only="refused" />}
      {children}
    </TripMain>
  );
}
