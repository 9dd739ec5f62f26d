import { type Day, formatDateRange } from '@/lib/dates';
import type { TripDates } from '../date-rules';

export const MAX_WEIGHT = 10_000;

export const MAX_EXPENSES = 500;
export const MAX_PAYMENTS = 500;

/** Limits of an expense's day, before the trip's start and after its end. */
const YEARS_BEFORE = 2;
const YEARS_AFTER = 1;

/** `chosen` uses the households' default weights; `there` has those at the site on the expense's day. */
export const splits = ['everyone', 'chosen', 'weighted', 'there'] as const;

export type Split = (typeof splits)[number];

export const splitNames: Record<Split, string> = {
  everyone: 'Everyone',
  chosen: 'Some of us',
  weighted: 'Some of us, by typed weights',
  there: 'Who’s there',
};

/** The range is wide, because site fees are often paid long before the trip. */
export const expenseDays = ({ start_date, end_date }: TripDates): [Day, Day] => [
  yearsAfter(start_date, -YEARS_BEFORE),
  yearsAfter(end_date, YEARS_AFTER),
];

export function dayProblem(day: Day, trip: TripDates): string | null {
  const [first, last] = expenseDays(trip);
  return day < first || day > last ? `Please choose a day from ${formatDateRange(first, last)}.` : null;
}

// In a year without 29 February, use the 28th instead.
function yearsAfter(day: Day, years: number): Day {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return moved.endsWith('-02-29') ? `${moved.slice(0, -2)}28` : moved;
}
