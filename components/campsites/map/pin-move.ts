import type { Position } from '@/lib/geometry';
import { type Box, surroundings } from './australia';

/** In pixels of the map. */
const STEP = 4;
const BIG_STEP = 40;

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Six decimals are about the width of a hand. */
export function rounded({ latitude, longitude }: Position): Position {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** null for keys other than arrows. The step has the same number of pixels at every zoom. */
export function movedBy(key: string, big: boolean, position: Position, zoom: number): Position | null {
  const direction = directions[key];
  if (!direction) return null;
  const degrees = ((big ? BIG_STEP : STEP) * 360) / (256 * 2 ** zoom);
  return kept(
    rounded({
      latitude: position.latitude + direction.y * degrees * Math.cos((position.latitude * Math.PI) / 180),
      longitude: position.longitude + direction.x * degrees,
    }),
  );
}

function kept({ latitude, longitude }: Position, { south, west, north, east }: Box = surroundings): Position {
  return {
    latitude: Math.min(north, Math.max(south, latitude)),
    longitude: Math.min(east, Math.max(west, longitude)),
  };
}
