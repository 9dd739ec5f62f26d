import { type Day, today } from '@/lib/dates';
import { expenseDays } from '@/lib/trips/costs/expense-day';
import type { TripDates } from '@/lib/trips/date-rules';

/** On which days something can have been paid, and which one a new expense begins with. */
export interface ExpenseDays {
  first: Day;
  last: Day;
  usual: Day;
}

/** A new expense is of today, or of the day nearest to it that is allowed. */
export function usualDays(trip: TripDates, now: Date): ExpenseDays {
  const [first, last] = expenseDays(trip);
  const day = today(now);
  const [, usual = day] = [first, day, last].sort();
  return { first, last, usual };
}
