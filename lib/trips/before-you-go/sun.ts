import { getMoonIllumination, getTimes } from 'suncalc';
import { addDays, type Day, dateOf, daysBetween } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { timeIn } from './clock';
import type { SunDay } from './schema';

const moons = [
  'New moon',
  'Waxing crescent',
  'First quarter',
  'Waxing gibbous',
  'Full moon',
  'Waning gibbous',
  'Last quarter',
  'Waning crescent',
] as const;

const HOUR_MS = 60 * 60 * 1000;

interface Stay {
  start_date: Day;
  end_date: Day;
}

export function sunOf(site: Position, zone: string, { start_date, end_date }: Stay): SunDay[] {
  const count = daysBetween(start_date, end_date) + 1;
  return Array.from({ length: count }, (_, index) => addDays(start_date, index)).flatMap((day) => {
    // Solar noon at the site: suncalc computes the sun for the solar day that contains the instant.
    const noon = new Date(dateOf(day).getTime() + (12 - site.longitude / 15) * HOUR_MS);
    const { sunrise, sunset } = getTimes(noon, site.latitude, site.longitude);
    if (!sunrise || !sunset) return [];
    return [{ day, sunrise: timeIn(zone, sunrise), sunset: timeIn(zone, sunset), moon: moonAt(sunset) }];
  });
}

function moonAt(evening: Date): string {
  const { phase } = getMoonIllumination(evening);
  return moons[Math.round(phase * moons.length) % moons.length] ?? moons[0];
}
