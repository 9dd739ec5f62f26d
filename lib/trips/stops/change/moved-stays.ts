import { addDays, type Day, daysBetween } from '@/lib/dates';
import { nightsWithin, sleepsIn } from '../../attendance/nights';
import type { Nights } from '../../attendance/schema';
import { isAtStop, type Stop, stopOn } from '../stops';

/**
 * People stay with their stops: whoever joined at the start of one still does, and whoever stayed to its end
 * stays to its end. Without a day of their own they are also at a new stop at that end. Days outside the trip, and those of people whose stops are all gone, stay as they are.
 */
export function movedStay<Of extends Nights>(stay: Of, from: readonly Stop[], to: readonly Stop[]): Of {
  const { arrive_on, leave_on } = stay;
  if (arrive_on === null && leave_on === null) return stay;
  const parts = from
    .filter((stop) => isAtStop(stay, stop))
    .flatMap((was) => to.filter(({ id }) => id === was.id).map((is) => partOf(stay, was, is)));
  if (parts.length === 0) return stay;
  const kept = to.filter(({ id }) => from.some((was) => was.id === id));
  const fromStart = arrive_on === null && kept[0]?.id === from[0]?.id;
  const toEnd = leave_on === null && kept.at(-1)?.id === from.at(-1)?.id;
  const first = parts.map(({ arrive }) => arrive).sort()[0] ?? null;
  const last =
    parts
      .map(({ leave }) => leave)
      .sort()
      .at(-1) ?? null;
  return {
    ...stay,
    arrive_on: fromStart || first === to[0]?.arrive_on ? null : first,
    leave_on: toEnd || last === to.at(-1)?.leave_on ? null : last,
  };
}

function partOf({ arrive_on, leave_on }: Nights, was: Stop, is: Stop): { arrive: Day; leave: Day } {
  const late = arrive_on !== null && arrive_on > was.arrive_on ? daysBetween(was.arrive_on, arrive_on) : 0;
  const early = leave_on !== null && leave_on < was.leave_on;
  const nights = early ? Math.min(daysBetween(was.arrive_on, leave_on), is.nights) : is.nights;
  return {
    arrive: addDays(is.arrive_on, Math.min(late, Math.max(is.nights - 1, 0))),
    leave: addDays(is.arrive_on, nights),
  };
}

/** Where people sleep each night; the same text for the same places on the same nights. */
export function placesOf(stay: Nights, stops: readonly Stop[]): string {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return '';
  const within = nightsWithin(stay, { start_date: first.arrive_on, end_date: last.leave_on });
  const nights = Math.max(1, daysBetween(first.arrive_on, last.leave_on));
  return Array.from({ length: nights }, (_, index) => addDays(first.arrive_on, index))
    .filter((night) => sleepsIn(within, night))
    .map((night) => `${night} ${placeOf(stopOn(stops, night))}`)
    .join('\n');
}

const placeOf = ({ location_id, location_name }: Pick<Stop, 'location_id' | 'location_name'>) =>
  location_id ?? location_name;
