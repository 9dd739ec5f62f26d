import { addDays, type Day, daysBetween } from '@/lib/dates';
import { notOfTrip, type TripDates } from '../date-rules';
import type { Nights } from './schema';

const wholeTrip: Nights = { arrive_on: null, leave_on: null };

/** A night is given as the day on which it begins; a trip of one day has one night. */
export function nightsOf({ start_date, end_date }: TripDates): Day[] {
  const count = Math.max(1, daysBetween(start_date, end_date));
  return Array.from({ length: count }, (_, index) => addDays(start_date, index));
}

export const sleepsIn = ({ arrive_on, leave_on }: Nights, night: Day) =>
  (arrive_on ?? night) <= night && (leave_on === null || night < leave_on);

/** The nights move with the trip's first day, and may then lie outside the trip; `nightsWithin` cuts them. */
export function movedNights<Of extends Nights>(nights: Of, from: TripDates, to: TripDates): Of {
  const days = daysBetween(from.start_date, to.start_date);
  const { arrive_on, leave_on } = nights;
  return {
    ...nights,
    arrive_on: arrive_on && addDays(arrive_on, days),
    leave_on: leave_on && addDays(leave_on, days),
  };
}

/** Whoever would arrive too late comes for the last night; with no night left, for the whole trip. */
export function nightsWithin({ arrive_on, leave_on }: Nights, { start_date, end_date }: TripDates): Nights {
  const lastNight = addDays(end_date, -1);
  const tooLate = arrive_on !== null && arrive_on > lastNight;
  const latest = lastNight > start_date ? lastNight : null;
  const arrives = tooLate ? latest : arrive_on !== null && arrive_on >= start_date ? arrive_on : null;
  const leaves = leave_on !== null && leave_on <= end_date ? leave_on : null;
  const slept = (arrives ?? start_date) < (leaves ?? end_date);
  return slept ? { arrive_on: arrives, leave_on: leaves } : wholeTrip;
}

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
