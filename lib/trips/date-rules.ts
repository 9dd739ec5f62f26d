import type { z } from 'zod';
import { addDays, type Day, daysBetween, earliestToday, formatDay, formatWeekday } from '@/lib/dates';

/** With more than seven days the weekdays repeat, so the name has the date. */
export const dayName = (day: Day, days: number): string => (days > 7 ? formatDay(day) : formatWeekday(day));

export const MAX_TRIP_DAYS = 180;
const MAX_YEARS_OFF = 3;

export interface TripDates {
  start_date: Day;
  end_date: Day;
}

export const daysOf = ({ start_date, end_date }: TripDates): Day[] =>
  Array.from({ length: daysBetween(start_date, end_date) + 1 }, (_, index) => addDays(start_date, index));

export const notOfTrip = ({ start_date, end_date }: TripDates) =>
  `Please choose a day of the trip: ${formatDay(start_date)} to ${formatDay(end_date)}.`;

interface Problem {
  field: keyof TripDates;
  message: string;
}

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

// The result is only compared as text, so it may be a 29 February that doesn't exist.
const yearsAfter = (day: Day, years: number): Day => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

export const checkDates = (isNew: boolean) => (dates: TripDates, context: z.RefinementCtx) => {
  // zod runs this check even when a date is invalid, which then has an error of its own.
  const problem = context.issues.length === 0 && datesProblem(dates, isNew);
  if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
};
