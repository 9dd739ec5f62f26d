import type { Day } from '@/lib/dates';
import { badInput } from '@/lib/errors';
import { notOfTrip, type TripDates } from './date-rules';
import { daysOf } from './meals/grid';

/** Throws 400 for a day that the trip doesn't have, or for a text that is no day. */
export function requireDayOf(trip: TripDates, day: string): Day {
  if (daysOf(trip).includes(day)) return day;
  const words = notOfTrip(trip);
  throw badInput(words, { day: words });
}
