import { type Day, daysBetween, earliestToday, today } from '../dates';

export type Moment = 'before' | 'during' | 'after';

interface TripDays {
  start_date: Day;
  end_date: Day;
}

/** True when a trip is over: its last day has ended in all of Australia. */
export const isOver = (end: Day, now: Date): boolean => end < earliestToday(now);

/**
 * Returns whether a trip is yet to come, under way or over. A trip is under way from the beginning
 * of its first day in the east of Australia to the end of its last day in the west.
 */
export function momentOf({ start_date, end_date }: TripDays, now: Date): Moment {
  if (isOver(end_date, now)) return 'after';
  return start_date <= today(now) ? 'during' : 'before';
}

/** Word beside the status of a trip that is under way or over; null before the trip. */
export const momentWords = { before: null, during: 'On now', after: 'Past' } as const satisfies Record<
  Moment,
  string | null
>;

/**
 * Returns how far away a trip is in time, for its page: "In 4 months", "Tomorrow", "On now, day 2
 * of 4" or "Past".
 */
export function countdownText(trip: TripDays, now: Date): string {
  const moment = momentOf(trip, now);
  if (moment === 'during') return `${momentWords.during}${dayText(trip, now)}`;
  if (moment === 'after') return momentWords.after;
  const days = daysBetween(today(now), trip.start_date);
  if (days === 1) return 'Tomorrow';
  if (days < 21) return `In ${days} days`;
  return days < 70 ? `In ${Math.floor(days / 7)} weeks` : `In ${Math.floor(days / 30.4)} months`;
}

/**
 * Returns a text such as ", day 2 of 4". When the last day is over in the east of Australia but not
 * in the west, returns the number of the last day.
 */
function dayText({ start_date, end_date }: TripDays, now: Date): string {
  const days = daysBetween(start_date, end_date) + 1;
  const day = Math.min(daysBetween(start_date, today(now)) + 1, days);
  return days === 1 ? '' : `, day ${day} of ${days}`;
}
