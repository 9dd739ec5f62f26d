import type { Day } from '@/lib/dates';
import { badInput } from '@/lib/errors';
import { notOfTrip, type TripDates } from '../date-rules';
import { daysOf } from './grid';

/** Throws 400 for a day outside the trip, or for a text that isn't a date. */
export function requireDayOf(trip: TripDates, day: string): Day {
  if (daysOf(trip).includes(day)) return day;
  const words = notOfTrip(trip);
  throw badInput(words, { day: words });
}
