import type { TripWithCover } from '@/lib/trips/schema';
import { Icon } from '../ui/icon';
import { ShowMore } from '../ui/show-more';
import { toTripCard } from './card-trip';
import { TripRows } from './trip-rows';

interface Props {
  trips: TripWithCover[];
  /** Of how many these are the first, and how many of those were called off. */
  total: number;
  calledOff: number;
  ownId: string;
  now: Date;
  /** How many more come at once. */
  step: number;
  /** Whether somebody has asked for more of them. */
  open: boolean;
  /** What is searched for among all trips. */
  text: string | null;
}

/** Trips that are over or called off, folded under their number; the browser opens it without scripts. */
export function PastTrips({ trips, total, calledOff, ownId, now, step, open, text }: Props) {
  return (
    <details open={open} className="group mt-8 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded pr-2 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-right"
          className="transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <h3 className="text-lg">
          {titleOf(total, calledOff)} ({total})
        </h3>
      </summary>
      <div className="mt-3">
        <TripRows cards={trips.map((trip) => toTripCard(trip, ownId, now))} />
        <ShowMore
          className="mt-4"
          things="trips"
          shown={trips.length}
          total={total}
          step={step}
          param="past"
          keep={{ q: text ?? undefined }}
        />
      </div>
    </details>
  );
}

function titleOf(total: number, calledOff: number): string {
  if (calledOff === 0) return 'Past trips';
  return calledOff === total ? 'Called-off trips' : 'Past and called-off trips';
}
