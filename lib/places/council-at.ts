import 'server-only';
import type { Position } from '../geometry';
import file from './councils.json';
import { isInside, isWithin } from './state-in';

/**
 * The outlines are rough, so a council this near may be the right one. Of the open campgrounds whose
 * council is known, 98.5 % then have its fire district among those that are found; at 3 km it is 98 %.
 */
const UNSURE_KM = 5;
const DEGREE = 10_000;

interface Council {
  name: string;
  /** West, south, east and north, in 0.0001 degrees. */
  box: number[];
  rings: number[][];
}

const councils: Record<string, Council[]> = file;

/** Empty for the other states. */
export const councilNames = (state: string): string[] => (councils[state] ?? []).map(({ name }) => name);

/**
 * Of the states whose fire bans are told by council. Near a line between councils it returns all of
 * them; empty where the outlines have none.
 */
export function councilsAt(state: string, spot: Position): string[] {
  const [x, y] = [spot.longitude * DEGREE, spot.latitude * DEGREE];
  const margin = (UNSURE_KM / 111) * DEGREE;
  return (councils[state] ?? [])
    .filter(({ box: [west = 0, south = 0, east = 0, north = 0] }) => {
      const wide = margin / Math.cos((spot.latitude * Math.PI) / 180);
      return x > west - wide && x < east + wide && y > south - margin && y < north + margin;
    })
    .filter(
      ({ rings }) =>
        rings.filter((ring) => isInside(ring, x, y)).length % 2 === 1 ||
        rings.some((ring) => isWithin(UNSURE_KM, ring, spot)),
    )
    .map(({ name }) => name);
}
