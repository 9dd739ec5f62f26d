import type { Position } from '@/lib/geometry';
import type { Item } from '../item';
import { REACH_KM } from '../match';

const MOST_SHAPES = 50;
const MOST_POINTS = 300;
const DEEPEST = 5;

/** Rounded to about ten metres. Null outside Australia. */
export function positionOf(latitude: unknown, longitude: unknown): Position | null {
  const [north, east] = [Number(latitude), Number(longitude)];
  if (!(north > -56 && north < -8 && east > 70 && east < 170)) return null;
  return { latitude: Math.round(north * 1e4) / 1e4, longitude: Math.round(east * 1e4) / 1e4 };
}

/** "-33.52 150.15" or "-33.52,150.15". */
export function positionOfText(text: string): Position | null {
  const [latitude, longitude] = text.trim().split(/[\s,]+/, 3);
  return latitude && longitude ? positionOf(latitude, longitude) : null;
}

/** The ring of a CAP polygon: "-33.52,150.15 -33.53,150.16 …". */
export const ringOfText = (text: string): Position[] =>
  thinned(
    text
      .trim()
      .split(/\s+/)
      .flatMap((pair) => positionOfText(pair) ?? []),
  );

interface Geometry {
  type?: unknown;
  coordinates?: unknown;
  geometries?: unknown;
}

/** The shapes of a GeoJSON geometry. Holes count as part of their area. */
export function shapesOf(geometry: unknown): Pick<Item['where'], 'spots' | 'lines' | 'areas'> {
  const spots: Position[] = [];
  const lines: Position[][] = [];
  const areas: Position[][] = [];
  collect(geometry, 0, { spots, lines, areas });
  return {
    ...(spots.length > 0 && { spots: spots.slice(0, MOST_SHAPES) }),
    ...(lines.length > 0 && { lines: lines.slice(0, MOST_SHAPES) }),
    ...(areas.length > 0 && { areas: areas.slice(0, MOST_SHAPES) }),
  };
}

interface Shapes {
  spots: Position[];
  lines: Position[][];
  areas: Position[][];
}

function collect(geometry: unknown, depth: number, shapes: Shapes): void {
  const { spots, lines, areas } = shapes;
  if (typeof geometry !== 'object' || geometry === null || depth > DEEPEST) return;
  const { type, coordinates, geometries } = geometry as Geometry;
  if (Array.isArray(geometries)) for (const each of geometries) collect(each, depth + 1, shapes);
  if (!Array.isArray(coordinates)) return;
  if (type === 'Point') spots.push(...pointsOf([coordinates]));
  if (type === 'MultiPoint') for (const point of coordinates) spots.push(...pointsOf([point]));
  const strings = type === 'LineString' ? [coordinates] : type === 'MultiLineString' ? coordinates : [];
  for (const string of strings) {
    const line = thinned(pointsOf(string));
    if (line.length > 0) lines.push(line);
  }
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [];
  for (const polygon of polygons) {
    const ring = thinned(pointsOf(Array.isArray(polygon) ? polygon[0] : null));
    if (ring.length > 2) areas.push(ring);
  }
}

const pointsOf = (coordinates: unknown): Position[] =>
  Array.isArray(coordinates)
    ? coordinates.flatMap((point) => (Array.isArray(point) && positionOf(point[1], point[0])) || [])
    : [];

type Where = Item['where'];

const pointsIn = ({ spots = [], lines = [], areas = [] }: Where): Position[] => [
  ...spots,
  ...lines.flat(),
  ...areas.flat(),
];

export const countPoints = (where: Where): number => pointsIn(where).length;

/** About so many points. A line keeps at least its ends, and a ring four points. */
export function thinnedTo(most: number, where: Where): Where {
  const step = Math.ceil(countPoints(where) / most);
  if (step < 2) return where;
  const thin = (line: Position[]) =>
    thinned(line, Math.max(1, Math.min(step, Math.floor((line.length - 1) / 3))));
  const { lines, areas } = where;
  return { ...where, ...(lines && { lines: lines.map(thin) }), ...(areas && { areas: areas.map(thin) }) };
}

/** Undefined without a place, and where a council, a park or the state decides as well. */
export function boxOf({ kind, where }: Pick<Item, 'kind' | 'where'>): Item['box'] {
  if (where.statewide || where.councils || where.districts || where.park) return undefined;
  const points = pointsIn(where);
  if (points.length === 0) return undefined;
  const norths = points.map(({ latitude }) => latitude);
  const easts = points.map(({ longitude }) => longitude);
  // A degree of latitude has about 111 km.
  const high = REACH_KM[kind] / 110;
  const [south, north] = [Math.min(...norths) - high, Math.max(...norths) + high];
  const wide = high / Math.cos((south * Math.PI) / 180);
  return [south, Math.min(...easts) - wide, north, Math.max(...easts) + wide];
}

function thinned(ring: Position[], step = Math.ceil(ring.length / MOST_POINTS)): Position[] {
  return ring.filter((_, at) => at % step === 0 || at === ring.length - 1);
}
