import { ChevronRight } from 'lucide-react';
import type { TripWithCover } from '@/lib/trips/schema';
import { TripGrid } from './trip-grid';

interface Props {
  trips: TripWithCover[];
  ownId: string;
  now: Date;
}

/** Trips that are over or called off, folded under their number; the browser opens it without scripts. */
export function PastTrips({ trips, ownId, now }: Props) {
  return (
    <details className="group mt-8 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded pr-2 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-5 transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <h3 className="text-lg">
          {titleOf(trips)} ({trips.length})
        </h3>
      </summary>
      <div className="mt-3">
        <TripGrid trips={trips} ownId={ownId} now={now} />
      </div>
    </details>
  );
}

function titleOf(trips: TripWithCover[]): string {
  const calledOff = trips.filter(({ trip }) => trip.called_off).length;
  if (calledOff === 0) return 'Past trips';
  return calledOff === trips.length ? 'Called-off trips' : 'Past and called-off trips';
}
