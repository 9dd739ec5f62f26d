import type { Position } from '@/lib/geometry';

/**
 * The place that a forecast is for: a position rounded to tenths of a degree, which covers an area
 * some kilometres wide, and its time zone.
 */
export interface WeatherPlace {
  latitude: number;
  longitude: number;
  zone: string;
}

/** Returns tenths of a degree, with halves rounded up as the database rounds them. */
const tenths = (degrees: number) => Math.floor(degrees * 10 + 0.5);

export const weatherPlace = ({ latitude, longitude }: Position, zone: string): WeatherPlace => ({
  latitude: tenths(latitude),
  longitude: tenths(longitude),
  zone,
});
