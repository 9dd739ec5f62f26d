import type { Day } from '@/lib/dates';
import type { TripDates } from '../date-rules';
import { type DayPart, dayParts } from './day-parts';
import { nightsProblem, nightsWithin } from './nights';
import type { Stay } from './schema';

const order = ['breakfast', 'morning', 'lunch', 'afternoon', 'dinner', 'night'] as const;

type Meal = 'breakfast' | 'lunch' | 'dinner' | 'snacks';

const timeOf = (day: Day, at: (typeof order)[number]) => `${day} ${order.indexOf(at)}`;

/** A household that has chosen no times is there from lunch to dinner on a trip of one day. */
export const usualTimes = ({ start_date, end_date }: TripDates): { arrive_by: DayPart; leave_by: DayPart } =>
  start_date === end_date
    ? { arrive_by: 'morning', leave_by: 'night' }
    : { arrive_by: 'afternoon', leave_by: 'morning' };

export function stayTimes({ arrive_on, leave_on, arrive_by, leave_by }: Stay, trip: TripDates) {
  const usual = usualTimes(trip);
  return {
    arrives: timeOf(arrive_on ?? trip.start_date, arrive_by ?? usual.arrive_by),
    leaves: timeOf(leave_on ?? trip.end_date, leave_by ?? usual.leave_by),
  };
}

export function presenceAt(
  stay: Stay,
  trip: TripDates,
  { day, meal }: { day: Day; meal: Meal },
): 'before' | 'there' | 'after' {
  const time = timeOf(day, meal === 'snacks' ? 'lunch' : meal);
  const { arrives, leaves } = stayTimes(stay, trip);
  if (time < arrives) return 'before';
  return time < leaves ? 'there' : 'after';
}

export const isThereOn = ({ arrive_on, leave_on }: Stay, trip: TripDates, day: Day): boolean =>
  (arrive_on ?? trip.start_date) <= day && day <= (leave_on ?? trip.end_date);

const partOf = (by: DayPart | null) => (by === null ? null : dayParts.indexOf(by));

function leavesTooEarly({ arrive_by, leave_by }: Stay, { start_date, end_date }: TripDates): boolean {
  const [arrives, leaves] = [partOf(arrive_by), partOf(leave_by)];
  return start_date === end_date && arrives !== null && leaves !== null && leaves < arrives;
}

export function stayWithin(stay: Stay, trip: TripDates): Stay {
  const times = leavesTooEarly(stay, trip) ? { arrive_by: null, leave_by: null } : {};
  return { ...stay, ...nightsWithin(stay, trip), ...times };
}

export function stayProblem(stay: Stay, trip: TripDates): { field: keyof Stay; message: string } | null {
  const problem = nightsProblem(stay, trip);
  if (problem || !leavesTooEarly(stay, trip)) return problem;
  return { field: 'leave_by', message: 'Please leave later than you arrive.' };
}
