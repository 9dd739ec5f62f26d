import { addDays, type Day, daysBetween } from '@/lib/dates';
import { notOfTrip, type TripDates } from '../date-rules';
import type { Nights } from './schema';

const wholeTrip: Nights = { arrive_on: null, leave_on: null };

/** Every night of a trip by the day on which it begins; a trip of one day has that one night. */
export function nightsOf({ start_date, end_date }: TripDates): Day[] {
  const count = Math.max(1, daysBetween(start_date, end_date));
  return Array.from({ length: count }, (_, index) => addDays(start_date, index));
}

/** True when a household sleeps there on a night: from its first day to the day before it leaves. */
export const sleepsIn = ({ arrive_on, leave_on }: Nights, night: Day) =>
  (arrive_on ?? night) <= night && (leave_on === null || night < leave_on);

/**
 * Somebody's nights after the trip has got other dates: they move with its first day, so that whoever comes a day late
 * still does. How much of them the trip has is nightsWithin's to say.
 */
export function movedNights<Of extends Nights>(nights: Of, from: TripDates, to: TripDates): Of {
  const days = daysBetween(from.start_date, to.start_date);
  const { arrive_on, leave_on } = nights;
  return {
    ...nights,
    arrive_on: arrive_on && addDays(arrive_on, days),
    leave_on: leave_on && addDays(leave_on, days),
  };
}

/**
 * What is left of somebody's nights on a trip with these dates. Whoever would arrive after its last night comes for
 * that night. Any other day that it no longer has gives way to its start or end, and where no night is left, they come
 * for all of it.
 */
export function nightsWithin({ arrive_on, leave_on }: Nights, { start_date, end_date }: TripDates): Nights {
  const lastNight = addDays(end_date, -1);
  const tooLate = arrive_on !== null && arrive_on > lastNight;
  const latest = lastNight > start_date ? lastNight : null;
  const arrives = tooLate ? latest : arrive_on !== null && arrive_on >= start_date ? arrive_on : null;
  const leaves = leave_on !== null && leave_on <= end_date ? leave_on : null;
  const slept = (arrives ?? start_date) < (leaves ?? end_date);
  return slept ? { arrive_on: arrives, leave_on: leaves } : wholeTrip;
}

/** Says what is wrong with a household's nights; null if they are fine. */
export function nightsProblem(
  { arrive_on, leave_on }: Nights,
  trip: TripDates,
): { field: keyof Nights; message: string } | null {
  const { start_date, end_date } = trip;
  const outside = (day: Day | null) => day !== null && (day < start_date || day > end_date);
  const message = notOfTrip(trip);
  if (outside(arrive_on)) return { field: 'arrive_on', message };
  if (outside(leave_on)) return { field: 'leave_on', message };
  // Everybody who comes on a trip of one day has its one night.
  if (start_date === end_date || (arrive_on ?? start_date) < (leave_on ?? end_date)) return null;
  if (leave_on === null)
    return { field: 'arrive_on', message: 'That is the day everyone leaves. Please arrive earlier.' };
  return { field: 'leave_on', message: 'Please leave later than the day you arrive.' };
}
