import type { Position } from '@/lib/geometry';
import type { Item } from '../item';

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

function thinned(ring: Position[]): Position[] {
  const step = Math.ceil(ring.length / MOST_POINTS);
  return ring.filter((_, at) => at % step === 0 || at === ring.length - 1);
}
