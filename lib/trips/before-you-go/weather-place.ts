import type { Position } from '@/lib/geometry';

/**
 * The key of a forecast: a position in tenths of a degree, which is an area some kilometres wide,
 * and its time zone.
 */
export interface WeatherPlace {
  latitude: number;
  longitude: number;
  zone: string;
}

/** Rounds halves up, the same as the database does. */
const tenths = (degrees: number) => Math.floor(degrees * 10 + 0.5);

export const weatherPlace = ({ latitude, longitude }: Position, zone: string): WeatherPlace => ({
  latitude: tenths(latitude),
  longitude: tenths(longitude),
  zone,
});
