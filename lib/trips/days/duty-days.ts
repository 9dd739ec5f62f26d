import { addDays, type Day } from '@/lib/dates';
import { presenceAt } from '../attendance/presence';
import type { Stay } from '../attendance/schema';
import type { TripDates } from '../date-rules';

interface DutyTime {
  /** The only day of the trip that needs the duty; null for every evening. */
  only: 'first' | 'last' | null;
  at: string;
  until: string;
}

const ofOneDay: Record<string, DutyTime> = {
  'set up': { only: 'first', at: '15:00', until: '20:00' },
  'pack up': { only: 'last', at: '10:00', until: '14:00' },
};
const everyEvening: DutyTime = { only: null, at: '19:30', until: '22:00' };

export const dutyTime = (duty: string): DutyTime => ofOneDay[duty.toLowerCase()] ?? everyEvening;

/** Not of what puts a fire out. */
const fire = /\b(?:camp ?)?fire\b(?! (?:ban|blanket|bucket|extinguisher|watch))/i;

export const isFireDuty = (duty: string): boolean => fire.test(duty);

/** Without the fire on the days of `bans`. */
export function dutiesOn(
  duties: readonly string[],
  { start_date, end_date }: TripDates,
  day: Day,
  bans: readonly Day[] = [],
): number[] {
  const lastEvening = start_date === end_date ? end_date : addDays(end_date, -1);
  return [...duties.keys()].filter((duty) => {
    const name = duties[duty] ?? '';
    if (bans.includes(day) && isFireDuty(name)) return false;
    const { only } = dutyTime(name);
    if (only) return day === (only === 'first' ? start_date : end_date);
    return day <= lastEvening;
  });
}

export const isThereForDuties = (stay: Stay, trip: TripDates, day: Day): boolean => {
  const leaving = day === trip.end_date && day !== trip.start_date;
  return presenceAt(stay, trip, { day, meal: leaving ? 'breakfast' : 'dinner' }) === 'there';
};
