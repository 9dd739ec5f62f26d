import { ChevronRight } from 'lucide-react';
import type { TripWithCover } from '@/lib/trips/schema';
import { TripGrid } from './trip-grid';

/** Folded under their number; the browser opens it without scripts. */
export function PastTrips({ trips, ownId }: { trips: TripWithCover[]; ownId: string }) {
  return (
    <details className="group mt-8 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded pr-2 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-5 transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <h3 className="text-lg">Past trips ({trips.length})</h3>
      </summary>
      <div className="mt-3">
        <TripGrid trips={trips} ownId={ownId} />
      </div>
    </details>
  );
}
