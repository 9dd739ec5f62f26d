import type { Day } from '@/lib/dates';
import { expenseDays } from '@/lib/trips/costs/cost-limits';
import type { TripDates } from '@/lib/trips/date-rules';

export interface ExpenseDays {
  first: Day;
  last: Day;
  usual: Day;
}

/** A new expense is of `today`, or of the allowed day that is nearest to it. */
export function usualDays(trip: TripDates, today: Day): ExpenseDays {
  const [first, last] = expenseDays(trip);
  const [, usual = today] = [first, today, last].sort();
  return { first, last, usual };
}
