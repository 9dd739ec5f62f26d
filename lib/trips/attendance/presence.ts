import type { Day } from '@/lib/dates';
import type { TripDates } from '../date-rules';
import { type DayPart, dayParts } from './day-parts';
import { nightsProblem, nightsWithin } from './nights';
import type { Stay } from './schema';

/** The parts of a day in order: the meals, and the times of day at which people arrive or leave. */
const order = ['breakfast', 'morning', 'lunch', 'afternoon', 'dinner', 'night'] as const;

type Meal = 'breakfast' | 'lunch' | 'dinner' | 'snacks';

/** Converts a day and a time of day to a text. Such texts sort by time. */
const timeOf = (day: Day, at: (typeof order)[number]) => `${day} ${order.indexOf(at)}`;

/**
 * Returns the times of day at which a household arrives and leaves when it has chosen none. On a trip
 * of one day it arrives in the morning and leaves at night, so it is there from lunch to dinner.
 */
export const usualTimes = ({ start_date, end_date }: TripDates): { arrive_by: DayPart; leave_by: DayPart } =>
  start_date === end_date
    ? { arrive_by: 'morning', leave_by: 'night' }
    : { arrive_by: 'afternoon', leave_by: 'morning' };

/**
 * Returns when a household arrives and leaves, at the usual times of day if it has said none. The texts
 * sort by time.
 */
export function stayTimes({ arrive_on, leave_on, arrive_by, leave_by }: Stay, trip: TripDates) {
  const usual = usualTimes(trip);
  return {
    arrives: timeOf(arrive_on ?? trip.start_date, arrive_by ?? usual.arrive_by),
    leaves: timeOf(leave_on ?? trip.end_date, leave_by ?? usual.leave_by),
  };
}

/**
 * Returns where a household is at a meal: 'before' it arrives, 'there', or 'after' it has left.
 * Snacks count as lunch.
 */
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

/** True when a household is at the site for at least a part of this day. */
export const isThereOn = ({ arrive_on, leave_on }: Stay, trip: TripDates, day: Day): boolean =>
  (arrive_on ?? trip.start_date) <= day && day <= (leave_on ?? trip.end_date);

const partOf = (by: DayPart | null) => (by === null ? null : dayParts.indexOf(by));

/** True when on a one-day trip a household would leave before it arrives. */
function leavesTooEarly({ arrive_by, leave_by }: Stay, { start_date, end_date }: TripDates): boolean {
  const [arrives, leaves] = [partOf(arrive_by), partOf(leave_by)];
  return start_date === end_date && arrives !== null && leaves !== null && leaves < arrives;
}

/**
 * Returns a household's stay cut to a trip's dates. Drops its times of day if on a one-day trip it
 * would leave before it arrives.
 */
export function stayWithin(stay: Stay, trip: TripDates): Stay {
  const times = leavesTooEarly(stay, trip) ? { arrive_by: null, leave_by: null } : {};
  return { ...stay, ...nightsWithin(stay, trip), ...times };
}

/** Returns the wrong field and the error message for a stay; null when the stay is fine. */
export function stayProblem(stay: Stay, trip: TripDates): { field: keyof Stay; message: string } | null {
  const problem = nightsProblem(stay, trip);
  if (problem || !leavesTooEarly(stay, trip)) return problem;
  return { field: 'leave_by', message: 'Please leave later than you arrive.' };
}
