import { Icon } from '@/components/ui/icon';
import { ShowMore } from '@/components/ui/show-more';
import type { TripWithCover } from '@/lib/trips/schema';
import { toTripCard } from './card-trip';
import { TripRows } from './trip-rows';

interface Props {
  trips: TripWithCover[];
  /** `calledOff` is how many of the past trips were called off. */
  total: number;
  calledOff: number;
  ownId: string;
  now: Date;
  /** By how many trips the list grows when the reader asks for more. */
  step: number;
  /** Unfolded at the start, because the reader has asked for more trips or is searching. */
  open: boolean;
  /** null when there is no search. */
  text: string | null;
}

/** A details element opens without scripts. */
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
