import { addDays, type Day } from '@/lib/dates';
import { presenceAt } from '../attendance/presence';
import type { Stay } from '../attendance/schema';
import type { TripDates } from '../date-rules';

/** Duties, by name, that are needed only on one day. All others are needed every evening. */
const ofOneDay: Record<string, 'first' | 'last'> = { 'set up': 'first', 'pack up': 'last' };

export function dutiesOn(duties: readonly string[], { start_date, end_date }: TripDates, day: Day): number[] {
  const lastEvening = start_date === end_date ? end_date : addDays(end_date, -1);
  return [...duties.keys()].filter((duty) => {
    const only = ofOneDay[duties[duty]?.toLowerCase() ?? ''];
    if (only) return day === (only === 'first' ? start_date : end_date);
    return day <= lastEvening;
  });
}

export const isThereForDuties = (stay: Stay, trip: TripDates, day: Day): boolean => {
  const leaving = day === trip.end_date && day !== trip.start_date;
  return presenceAt(stay, trip, { day, meal: leaving ? 'breakfast' : 'dinner' }) === 'there';
};
