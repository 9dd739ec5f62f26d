import { addDays, type Day, daysBetween } from '@/lib/dates';
import { notOfTrip, type TripDates } from '../date-rules';
import type { Nights } from './schema';

const wholeTrip: Nights = { arrive_on: null, leave_on: null };

/**
 * Returns all nights of a trip. A night is given as the day on which it begins. A trip of one day has
 * one night.
 */
export function nightsOf({ start_date, end_date }: TripDates): Day[] {
  const count = Math.max(1, daysBetween(start_date, end_date));
  return Array.from({ length: count }, (_, index) => addDays(start_date, index));
}

/**
 * True when a household sleeps at the site on a night. Its first night is that of the day it arrives;
 * its last is the night before the day it leaves.
 */
export const sleepsIn = ({ arrive_on, leave_on }: Nights, night: Day) =>
  (arrive_on ?? night) <= night && (leave_on === null || night < leave_on);

/**
 * Returns a household's nights after the trip's dates have changed. The nights move by as many days
 * as the trip's first day, so that a household that arrives a day late still arrives a day late. The
 * result may lie outside the trip; `nightsWithin` cuts it.
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
 * Returns a household's nights cut to the trip's dates. A household that would arrive after the
 * last night comes for the last night. Any other day outside the trip becomes the trip's first or
 * last day. When no night is left, the household stays for the whole trip.
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

/**
 * Returns the wrong field and the error message for a household's nights; null when they are fine.
 */
export function nightsProblem(
  { arrive_on, leave_on }: Nights,
  trip: TripDates,
): { field: keyof Nights; message: string } | null {
  const { start_date, end_date } = trip;
  const outside = (day: Day | null) => day !== null && (day < start_date || day > end_date);
  const message = notOfTrip(trip);
  if (outside(arrive_on)) return { field: 'arrive_on', message };
  if (outside(leave_on)) return { field: 'leave_on', message };
  // On a trip of one day every household stays for that day's night, so its nights can't be wrong.
  if (start_date === end_date || (arrive_on ?? start_date) < (leave_on ?? end_date)) return null;
  if (leave_on === null)
    return { field: 'arrive_on', message: 'That is the day everyone leaves. Please arrive earlier.' };
  return { field: 'leave_on', message: 'Please leave later than the day you arrive.' };
}
