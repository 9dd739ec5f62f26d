import type { Position } from '@/lib/geometry';

export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/**
 * Limit on how far a map can be moved. It is large enough to centre any part of the mainland on a
 * wide map.
 */
export const surroundings: Box = { south: -64, west: 62, north: 20, east: 205 };

/** The area that a map without a position shows at first. */
export const mainland: Box = { south: -44, west: 112.5, north: -10, east: 154 };

export const isWithin = ({ south, west, north, east }: Box, { latitude, longitude }: Position) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Returns the smallest box around the positions. */
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
