import 'server-only';
import { KM_PER_DEGREE, kmBetween, type Position, toSegment } from '../geometry';
import { stateAt } from './state-at';
import lands from './state-land.json';

/** In km. The outlines know the coast to about one, and no estuaries. */
const SHORE = 3;
/** In km between the points of a line that are looked at. */
const STEP = 1;

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * True when no point of the straight line lies further inland than `SHORE`: false for a place inland,
 * and for two places on two sides of a peninsula.
 */
export function isAlongShore(from: Position, to: Position): boolean {
  const steps = Math.max(1, Math.ceil(kmBetween(from, to) / STEP));
  const edges = shoreAround(from, to);
  return Array.from({ length: steps + 1 }, (_, step) => between(from, to, step / steps)).every(
    (spot) => isNear(spot, edges) || stateAt(spot) === null,
  );
}

const between = (from: Position, to: Position, part: number): Position => ({
  latitude: from.latitude + (to.latitude - from.latitude) * part,
  longitude: from.longitude + (to.longitude - from.longitude) * part,
});

/** The edges whose box comes within `SHORE` of the line's box. */
function shoreAround(from: Position, to: Position): Edge[] {
  const more = SHORE / KM_PER_DEGREE;
  const wide = more / Math.cos((from.latitude * Math.PI) / 180);
  const [west, east] = [
    Math.min(from.longitude, to.longitude) - wide,
    Math.max(from.longitude, to.longitude) + wide,
  ];
  const [south, north] = [
    Math.min(from.latitude, to.latitude) - more,
    Math.max(from.latitude, to.latitude) + more,
  ];
  const edges: Edge[] = [];
  for (const { rings } of lands)
    for (const ring of rings)
      for (let at = 2; at < ring.length; at += 2) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ring.slice(at - 2, at + 2).map((each) => each / 10_000);
        const beside = Math.max(x1, x2) < west || Math.min(x1, x2) > east;
        if (!beside && Math.max(y1, y2) >= south && Math.min(y1, y2) <= north) edges.push([x1, y1, x2, y2]);
      }
  return edges;
}

function isNear({ latitude, longitude }: Position, edges: readonly Edge[]): boolean {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  const [x, y] = [(east: number) => (east - longitude) * narrow, (north: number) => north - latitude];
  return edges.some(([x1, y1, x2, y2]) => toSegment(x(x1), y(y1), x(x2), y(y2)) * KM_PER_DEGREE <= SHORE);
}
