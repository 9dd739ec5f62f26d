import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { ShowMore } from '@/components/ui/show-more';
import { formatDateRange } from '@/lib/dates';
import type { TripWithCover } from '@/lib/trips/schema';
import { toTripCard } from './card-trip';
import { TripCard, TripLink } from './trip-card';

interface Props {
  trips: TripWithCover[];
  total: number;
  ownId: string;
  now: Date;
  /** By how many trips the list grows when the reader asks for more. */
  step: number;
  /** Unfolded at the start, because the reader has asked for more trips or is searching. */
  open: boolean;
  /** True when they are a cell beside coming trips, which shows the latest one on wide screens. */
  beside: boolean;
  /** null when there is no search. */
  text: string | null;
}

/** Called-off trips are among them. A details element opens without scripts. */
export function PastTrips({ trips, total, ownId, now, step, open, beside, text }: Props) {
  const past = trips.find(({ trip }) => !trip.called_off);
  const latest = beside && !open && past ? toTripCard(past, ownId, now) : null;
  return (
    <>
      <details open={open} className="past-trips">
        <summary>
          <h3>
            Past trips <span className="font-normal text-muted">{total}</span>
          </h3>
          <Icon name="chevron-down" className="text-muted" />
        </summary>
        <ul className="trip-list">
          {trips.map((trip) => (
            <TripCard key={trip.trip.id} {...toTripCard(trip, ownId, now)} />
          ))}
        </ul>
        <ShowMore
          className="mt-4"
          things="trips"
          shown={trips.length}
          total={total}
          step={step}
          param="past"
          keep={{ q: text ?? undefined }}
        />
      </details>
      {latest && (
        <div className="past-latest">
          <Cover seed={latest.cover} size="thumb" />
          <p className="min-w-0 wrap-break-word">
            <TripLink trip={latest.trip} />
            <span className="block text-meta text-muted">
              {formatDateRange(latest.trip.start_date, latest.trip.end_date)}
            </span>
          </p>
        </div>
      )}
    </>
  );
}
