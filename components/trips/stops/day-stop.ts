import type { Day } from '@/lib/dates';
import { daysOf, type TripDates } from '@/lib/trips/date-rules';
import { areSeveral, type Stop, stopOn } from '@/lib/trips/stops/stops';
import { apartText } from '@/lib/trips/stops/told-stops';

/** Where people sleep on a night of a trip with several stops. */
export interface DayStop {
  name: string;
  /** True on the day on which people come there. */
  first: boolean;
  /** "about 71 km"; '' on other days and when unknown. */
  apart: string;
}

/** By day; undefined for a trip with one stop. */
export type DayStops = Record<Day, DayStop> | undefined;

export const dayStops = (stops: readonly Stop[], trip: TripDates): DayStops =>
  areSeveral(stops) ? Object.fromEntries(daysOf(trip).map((day) => [day, dayStop(stops, day)])) : undefined;

function dayStop(stops: readonly Stop[], day: Day): DayStop {
  const stop = stopOn(stops, day);
  const before = stops[stop.number - 2];
  const first = stop.arrive_on === day;
  return { name: stop.location_name, first, apart: first && before ? apartText(before, stop) : '' };
}
