import type { Position } from '@/lib/geometry';

/** A position in tenths of a degree, which stands for a square some kilometres wide. */
export interface WeatherPlace {
  latitude: number;
  longitude: number;
  zone: string;
}

/** Rounds halves up, as the database does. */
const tenths = (degrees: number) => Math.floor(degrees * 10 + 0.5);

export const weatherPlace = ({ latitude, longitude }: Position, zone: string): WeatherPlace => ({
  latitude: tenths(latitude),
  longitude: tenths(longitude),
  zone,
});
