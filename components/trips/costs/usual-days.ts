import { type Day, today } from '@/lib/dates';
import { expenseDays } from '@/lib/trips/costs/cost-limits';
import type { TripDates } from '@/lib/trips/date-rules';

export interface ExpenseDays {
  first: Day;
  last: Day;
  usual: Day;
}

/** A new expense is of today, or of the allowed day that is nearest to today. */
export function usualDays(trip: TripDates, now: Date): ExpenseDays {
  const [first, last] = expenseDays(trip);
  const day = today(now);
  const [, usual = day] = [first, day, last].sort();
  return { first, last, usual };
}
