import { type Day, daysBetween, earliestToday, today } from '../dates';

export type Moment = 'before' | 'during' | 'after';

interface TripDays {
  start_date: Day;
  end_date: Day;
}

/** True once the last day has ended in all of Australia. */
export const isOver = (end: Day, now: Date): boolean => end < earliestToday(now);

export function momentOf({ start_date, end_date }: TripDays, now: Date): Moment {
  if (isOver(end_date, now)) return 'after';
  return start_date <= today(now) ? 'during' : 'before';
}

export const momentWords = { before: null, during: 'On now', after: 'Past' } as const satisfies Record<
  Moment,
  string | null
>;

export function countdownText(trip: TripDays, now: Date): string {
  const moment = momentOf(trip, now);
  if (moment === 'during') return `${momentWords.during}${dayText(trip, now)}`;
  if (moment === 'after') return momentWords.after;
  const days = daysBetween(today(now), trip.start_date);
  if (days === 1) return 'Tomorrow';
  if (days < 21) return `In ${days} days`;
  return days < 70 ? `In ${Math.floor(days / 7)} weeks` : `In ${Math.floor(days / 30.4)} months`;
}

/** A last day that is over in the east of Australia but not in the west still counts as the last day. */
function dayText({ start_date, end_date }: TripDays, now: Date): string {
  const days = daysBetween(start_date, end_date) + 1;
  const day = Math.min(daysBetween(start_date, today(now)) + 1, days);
  return days === 1 ? '' : `, day ${day} of ${days}`;
}
