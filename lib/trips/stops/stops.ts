import { addDays, type Day, daysBetween } from '@/lib/dates';
import type { TripDates } from '../date-rules';

export const MOST_STOPS = 20;

/** What people are told of a stop. */
export interface StopFacts {
  nights: number;
  campsiteId: string | null;
  locationName: string;
}

/** Of a household; null means the trip's first or last day. */
export interface Nights {
  arrive_on: Day | null;
  leave_on: Day | null;
}

/** A trip with one stop has none of these. */
export interface StopRow {
  id: string;
  nights: number;
  location_id: string | null;
  location_name: string;
  latitude: number | null;
  longitude: number | null;
  state: string | null;
}

export interface Stop extends StopRow {
  /** From 1. */
  number: number;
  arrive_on: Day;
  leave_on: Day;
}

type OneStop = TripDates & Omit<StopRow, 'nights'>;

/** In order; one of the trip's own place and dates when there are no rows. */
export function stopsOf(trip: OneStop, rows: readonly StopRow[] | null): Stop[] {
  const { id, location_id, location_name, latitude, longitude, state, start_date, end_date } = trip;
  const nights = daysBetween(start_date, end_date);
  const own = { id, location_id, location_name, latitude, longitude, state, nights };
  if (!rows?.length) return withDays(start_date, [own]);
  // The release before changes the trip's dates alone.
  const fitting = fitNights(
    rows.map((row) => row.nights),
    nights,
  );
  return withDays(
    start_date,
    rows.map((row, index) => ({ ...row, nights: fitting[index] ?? row.nights })),
  );
}

export function withDays<Row extends Pick<StopRow, 'nights'>>(start: Day, rows: readonly Row[]) {
  let arrive_on = start;
  return rows.map((row, index) => {
    const leave_on = addDays(arrive_on, row.nights);
    const stop = { ...row, number: index + 1, arrive_on, leave_on };
    arrive_on = leave_on;
    return stop;
  });
}

/** A trip with one stop has one row or none. */
export const areSeveral = <Of>(
  stops: readonly Of[] | null | undefined,
): stops is readonly [Of, Of, ...Of[]] => (stops?.length ?? 0) > 1;

type Stay = Pick<Stop, 'arrive_on' | 'leave_on'>;

/** Where people are in the evening of a day, or on the trip's last day. The day may lie outside the trip. */
export const stopOn = <Of extends Stay>(stops: readonly Of[], day: Day): Of =>
  stops.findLast(({ arrive_on }) => arrive_on <= day) ?? (stops[0] as Of);

/** What names no stop, or one that is gone, is the first one's. */
export const stopOrFirst = <Of extends Pick<Stop, 'id'>>(
  stops: readonly Of[],
  id: string | null | undefined,
): Of => stops.find((stop) => stop.id === id) ?? (stops[0] as Of);

/** People who only pass through on a day without a night count too. */
export function isAtStop({ arrive_on, leave_on }: Nights, stop: Stay): boolean {
  if (stop.arrive_on === stop.leave_on)
    return (arrive_on ?? stop.arrive_on) <= stop.arrive_on && (leave_on ?? stop.leave_on) >= stop.leave_on;
  return (arrive_on ?? stop.arrive_on) < stop.leave_on && (leave_on ?? stop.leave_on) > stop.arrive_on;
}

/** Everybody, on a trip with one stop. */
export const presentAt = <Of extends Nights>(
  people: readonly Of[],
  stop: Stay,
  stops: readonly unknown[],
): readonly Of[] => (areSeveral(stops) ? people.filter((each) => isAtStop(each, stop)) : people);

/** A trip's length changes at its end: the last stops lose nights first, and the last one gains. */
export function fitNights(nights: readonly number[], total: number): number[] {
  let rest = total;
  return nights.map((each, index) => {
    const kept = index === nights.length - 1 ? rest : Math.min(each, rest);
    rest -= kept;
    return kept;
  });
}

/**
 * Where a day of the trip goes when its stops change. It keeps its place within its stop; when the stop
 * has become shorter, it goes to the stop's last night. Null when the stop is gone.
 */
export function movedDay(day: Day, from: readonly Stop[], to: readonly Stop[]): Day | null {
  const [first, last] = [from[0], from.at(-1)];
  // On a trip of one day everything belongs to that day.
  if (first && last && day >= last.leave_on && last.leave_on > first.arrive_on)
    return to.at(-1)?.leave_on ?? null;
  const was = stopOn(from, day);
  const is = to.find(({ id }) => id === was.id);
  if (!is) return null;
  const nth = Math.min(daysBetween(was.arrive_on, day), Math.max(is.nights - 1, 0));
  return addDays(is.arrive_on, nth);
}
