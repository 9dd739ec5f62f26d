import type { z } from 'zod';
import { type Day, daysBetween, earliestToday, formatDay } from '../dates';

export const MAX_TRIP_DAYS = 180;
const MAX_YEARS_OFF = 3;

export interface TripDates {
  start_date: Day;
  end_date: Day;
}

/** Returns the message for a day outside the trip. */
export const notOfTrip = ({ start_date, end_date }: TripDates) =>
  `Please choose a day of the trip: ${formatDay(start_date)} to ${formatDay(end_date)}.`;

interface Problem {
  field: keyof TripDates;
  message: string;
}

/**
 * Returns what is wrong with a trip's dates; null if they are fine. A new trip starts today or
 * later.
 */
export function datesProblem(dates: TripDates, isNew: boolean, now: Day = earliestToday()): Problem | null {
  const { start_date, end_date } = dates;
  const latest = yearsAfter(now, MAX_YEARS_OFF);
  const tooFar = `Please choose dates within the next ${MAX_YEARS_OFF} years.`;
  if (isNew && start_date < now) return { field: 'start_date', message: 'A trip can’t start in the past.' };
  if (start_date < yearsAfter(now, -MAX_YEARS_OFF)) {
    return { field: 'start_date', message: `That is more than ${MAX_YEARS_OFF} years ago.` };
  }
  if (start_date > latest) return { field: 'start_date', message: tooFar };
  if (end_date < start_date) return { field: 'end_date', message: 'A trip can’t end before it starts.' };
  if (end_date > latest) return { field: 'end_date', message: tooFar };
  if (daysBetween(start_date, end_date) > MAX_TRIP_DAYS) {
    return { field: 'end_date', message: `A trip can last up to ${MAX_TRIP_DAYS} days.` };
  }
  return null;
}

// Days are compared as text, so a 29 February in a year without one still compares correctly.
const yearsAfter = (day: Day, years: number): Day => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Checks the dates in a zod schema, for a new trip or a change of dates. */
export const checkDates = (isNew: boolean) => (dates: TripDates, context: z.RefinementCtx) => {
  // zod also runs this check when a date is invalid; that date already has an issue.
  const problem = context.issues.length === 0 && datesProblem(dates, isNew);
  if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
};
