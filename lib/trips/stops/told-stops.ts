import { formatDateRange } from '@/lib/dates';
import { aboutKm, kmBetween, type Position } from '@/lib/geometry';
import type { Placed } from '@/lib/places/zone';
import { capital, namesText } from '@/lib/text';
import { partText, stopCount } from './stop-words';
import type { Nights, Stop, StopRow } from './stops';

type Named = Pick<StopRow, 'location_name'>;

/** "Three stops, from Peppercorn Flat" */
export const stopsBrief = (stops: readonly Named[], shown = (name: string) => name) =>
  `${capital(stopCount(stops.length))}, from ${shown(stops[0]?.location_name ?? '')}`;

/** "Three stops: Peppercorn Flat, Blowering and Cascade Flat" */
export const stopsNamed = (stops: readonly Named[], shown = (name: string) => name) =>
  `${capital(stopCount(stops.length))}: ${namesText(stops.map(({ location_name }) => shown(location_name)))}`;

/** "Sat 10 – Mon 12 Apr" */
export const stopDays = ({ arrive_on, leave_on }: Pick<Stop, 'arrive_on' | 'leave_on'>) =>
  formatDateRange(arrive_on, leave_on).replaceAll(/ \d{4}/g, '');

/** "Peppercorn Flat, Sat 10 – Mon 12 Apr; Blowering, Mon 12 – Wed 14 Apr" */
export const stopsDated = (
  stops: readonly (Named & Pick<Stop, 'arrive_on' | 'leave_on'>)[],
  shown = (name: string) => name,
) => stops.map((stop) => `${shown(stop.location_name)}, ${stopDays(stop)}`).join('; ');

/** "You join at stop 2"; '' for readers who are at the first and the last stop. */
export function ownPartText(nights: Nights, stops: readonly Stop[]): string {
  const part = partText(nights, stops);
  return part && `You ${part.replaceAll(/\b(join|leave)s\b/g, '$1')}`;
}

export const spotOf = ({ latitude, longitude }: Pick<Placed, 'latitude' | 'longitude'>): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

type Spot = Pick<Placed, 'latitude' | 'longitude'>;

/** Null when one of the positions is unknown. */
export function kmApart(one: Spot, other: Spot): number | null {
  const [from, to] = [spotOf(one), spotOf(other)];
  return from && to && kmBetween(from, to);
}

/** In straight lines from stop to stop; null for one stop and when a position is unknown. */
export function kmInAll(stops: readonly Spot[]): number | null {
  const legs = stops.slice(1).map((stop, index) => kmApart(stops[index] as Spot, stop));
  return legs.length > 0 && !legs.includes(null)
    ? legs.reduce<number>((sum, km) => sum + (km ?? 0), 0)
    : null;
}

/** "about 71 km"; '' when unknown. */
export const apartText = (one: Spot, other: Spot) => {
  const km = kmApart(one, other);
  return km === null ? '' : aboutKm(km);
};
