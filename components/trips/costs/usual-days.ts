import { type Day, today } from '@/lib/dates';
import { expenseDays } from '@/lib/trips/costs/expense-day';
import type { TripDates } from '@/lib/trips/date-rules';

/** The first and last day that an expense may have, and the day of a new expense. */
export interface ExpenseDays {
  first: Day;
  last: Day;
  usual: Day;
}

/**
 * Returns the days that an expense may have. The day of a new expense is today, or the allowed day
 * that is nearest to today.
 */
export function usualDays(trip: TripDates, now: Date): ExpenseDays {
  const [first, last] = expenseDays(trip);
  const day = today(now);
  const [, usual = day] = [first, day, last].sort();
  return { first, last, usual };
}
