import 'server-only';
import { type Placed, zoneAt } from '@/lib/places/zone';
import { siteDay } from '../moment';
import type { Stop } from './stops';

/**
 * Where the trip is now, by each stop's own clock: at its first stop before the trip, and at its last
 * one afterwards.
 */
export const stopNow = <Of extends Pick<Stop, 'arrive_on'> & Placed>(stops: readonly Of[], now: Date): Of =>
  stops.findLast((stop) => stop.arrive_on <= siteDay({ zone: zoneAt(stop) }, now)) ?? (stops[0] as Of);
