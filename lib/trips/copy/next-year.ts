import { addDays, type Day, dateOf, dayOf, daysBetween, earliestToday } from '@/lib/dates';
import type { TripDates } from '../date-rules';

/** The same days of the week a year later, or as many years later as it takes to be in the future. */
export function nextYear({ start_date, end_date }: TripDates, now: Date): TripDates {
  for (let years = 1; ; years++) {
    const weeks = Math.round(daysBetween(start_date, yearsLater(start_date, years)) / 7);
    const start = addDays(start_date, weeks * 7);
    if (start > earliestToday(now)) {
      return { start_date: start, end_date: addDays(start, daysBetween(start_date, end_date)) };
    }
  }
}

function yearsLater(day: Day, years: number): Day {
  const date = dateOf(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return dayOf(date);
}
