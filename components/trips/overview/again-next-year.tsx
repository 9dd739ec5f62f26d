import { formatDateRange } from '@/lib/dates';
import type { TripDates } from '@/lib/trips/schema';
import type { FirstTrip } from '../copy/first-trip';
import { SameAgain } from '../copy/same-again';

interface Props {
  first: FirstTrip;
  /** The same weekend by weekday. */
  dates: TripDates;
}

export const AgainNextYear = ({ first, dates: { start_date, end_date } }: Props) => (
  <section aria-labelledby="again" className="border-t border-line pt-5">
    <h2 id="again" className="text-next">
      Again next year?
    </h2>
    <p className="mt-1 mb-3 text-body text-muted">
      Same people, site, gear and meals. {formatDateRange(start_date, end_date)}.
    </p>
    <SameAgain first={first} variant="secondary" className="min-h-13 w-full lg:w-auto" />
  </section>
);
