import type { Position } from '@/lib/geometry';

/**
 * The place that a forecast is for: a position in tenths of a degree, which stands for a square some
 * kilometres wide, and its time zone.
 */
export interface WeatherPlace {
  latitude: number;
  longitude: number;
  zone: string;
}

/** Converts degrees to tenths of a degree. Rounds halves up, as the database does. */
const tenths = (degrees: number) => Math.floor(degrees * 10 + 0.5);

export const weatherPlace = ({ latitude, longitude }: Position, zone: string): WeatherPlace => ({
  latitude: tenths(latitude),
  longitude: tenths(longitude),
  zone,
});
