import { type Day, daysBetween, earliestToday, today } from '../dates';

export type Moment = 'before' | 'during' | 'after';

interface TripDays {
  start_date: Day;
  end_date: Day;
}

/** A trip is over once its last day has ended in all of Australia. */
export const isOver = (end: Day, now: Date): boolean => end < earliestToday(now);

/** Whether a trip is still to come, on or over: from its first day in the east until its last has ended in the west. */
export function momentOf({ start_date, end_date }: TripDays, now: Date): Moment {
  if (isOver(end_date, now)) return 'after';
  return start_date <= today(now) ? 'during' : 'before';
}

/** What a trip that isn't to come says beside its status. */
export const momentWords = { before: null, during: 'On now', after: 'Past' } as const satisfies Record<
  Moment,
  string | null
>;

/** How far off a trip is, for its page: "In 4 months", "Tomorrow", "On now, day 2 of 4", "Past". */
export function countdownText(trip: TripDays, now: Date): string {
  const moment = momentOf(trip, now);
  if (moment === 'during') return `${momentWords.during}${dayText(trip, now)}`;
  if (moment === 'after') return momentWords.after;
  const days = daysBetween(today(now), trip.start_date);
  if (days === 1) return 'Tomorrow';
  if (days < 21) return `In ${days} days`;
  return days < 70 ? `In ${Math.floor(days / 7)} weeks` : `In ${Math.floor(days / 30.4)} months`;
}

/** While its last day still runs in the west, it is the last day in the east too. */
function dayText({ start_date, end_date }: TripDays, now: Date): string {
  const days = daysBetween(start_date, end_date) + 1;
  const day = Math.min(daysBetween(start_date, today(now)) + 1, days);
  return days === 1 ? '' : `, day ${day} of ${days}`;
}
