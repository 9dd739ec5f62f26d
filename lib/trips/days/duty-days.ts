import { addDays, type Day } from '@/lib/dates';
import { presenceAt } from '../attendance/presence';
import type { Stay } from '../attendance/schema';
import type { TripDates } from '../date-rules';

/** The duties of one day only, the first or the last. All other duties come up on every evening. */
const ofOneDay: Record<string, 'first' | 'last'> = { 'set up': 'first', 'pack up': 'last' };

/** Returns a day's duties as their numbers in the trip's list. The last day has only packing up. */
export function dutiesOn(duties: readonly string[], { start_date, end_date }: TripDates, day: Day): number[] {
  const lastEvening = start_date === end_date ? end_date : addDays(end_date, -1);
  return [...duties.keys()].filter((duty) => {
    const only = ofOneDay[duties[duty]?.toLowerCase() ?? ''];
    if (only) return day === (only === 'first' ? start_date : end_date);
    return day <= lastEvening;
  });
}

/**
 * True when a household is there for a day's duties: it must be there at dinner or, on the last
 * day, at breakfast.
 */
export const isThereForDuties = (stay: Stay, trip: TripDates, day: Day): boolean => {
  const leaving = day === trip.end_date && day !== trip.start_date;
  return presenceAt(stay, trip, { day, meal: leaving ? 'breakfast' : 'dinner' }) === 'there';
};
