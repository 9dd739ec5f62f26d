import type { Position } from '@/lib/geometry';

/** What a forecast is asked and kept for: a spot in tenths of a degree, some kilometres wide, and its clocks. */
export interface WeatherPlace {
  latitude: number;
  longitude: number;
  zone: string;
}

/** As the database rounds too: halves upwards. */
const tenths = (degrees: number) => Math.floor(degrees * 10 + 0.5);

export const weatherPlace = ({ latitude, longitude }: Position, zone: string): WeatherPlace => ({
  latitude: tenths(latitude),
  longitude: tenths(longitude),
  zone,
});
