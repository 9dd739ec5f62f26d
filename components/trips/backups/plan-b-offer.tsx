'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';

interface Props {
  tripId: string;
  /** The keys of what closes the campsite. */
  closed: readonly string[];
  /** True for a reader who organises the trip. */
  decides: boolean;
}

/** Opens the page and never swaps by itself. Whoever waits is asked again once something else closes the campsite. */
export function PlanBOffer({ tripId, closed, decides }: Props) {
  const [waits, setWaits] = useState<readonly string[]>([]);
  useEffect(() => setWaits(waitsFor(tripId)), [tripId]);
  if (closed.every((key) => waits.includes(key))) return null;
  return (
    <div className="mt-4 flex w-full flex-wrap gap-2 *:flex-1">
      <ButtonLink href={`/trip/${tripId}/backups`} pendingText="Loading plan B...">
        See plan B
      </ButtonLink>
      {decides && (
        <Button
          variant="secondary"
          className="noscript:hidden"
          onClick={({ currentTarget }) => {
            // The button goes, so the focus stays in its row.
            currentTarget.closest('li')?.querySelector('summary')?.focus();
            setWaits(closed);
            keep(tripId, closed);
          }}
        >
          Wait and see
        </Button>
      )}
    </div>
  );
}

const keyOf = (tripId: string) => `campmates.wait-and-see ${tripId}`;

function waitsFor(tripId: string): string[] {
  try {
    return localStorage.getItem(keyOf(tripId))?.split('\n') ?? [];
  } catch {
    return [];
  }
}

function keep(tripId: string, closed: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(tripId), closed.join('\n'));
  } catch {
    // Without storage the offer is made again on the next visit.
  }
}
