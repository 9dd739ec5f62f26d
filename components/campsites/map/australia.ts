import type { Position } from '@/lib/geometry';

export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** How far a map can be moved: any part of the mainland can be the centre of a wide map. */
export const surroundings: Box = { south: -64, west: 62, north: 20, east: 205 };

/** Shown at first by a map without a position. */
export const mainland: Box = { south: -44, west: 112.5, north: -10, east: 154 };

export const isWithin = ({ south, west, north, east }: Box, { latitude, longitude }: Position) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

export function boxOf(positions: readonly Position[]): Box {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}
