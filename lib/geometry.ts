export interface Position {
  latitude: number;
  longitude: number;
}

/** In km. The database's earth_position uses the same value. */
export const EARTH = 6371;

/** The straight line through the earth, in km: the database's index measures distances as chords. */
export const chordOf = (km: number) => 2 * EARTH * Math.sin(km / (2 * EARTH));

export const arcOf = (chord: number) => 2 * EARTH * Math.asin(Math.min(1, chord / (2 * EARTH)));

export function kmBetween(one: Position, other: Position): number {
  const radians = Math.PI / 180;
  const [a, b] = [one.latitude * radians, other.latitude * radians];
  const [north, east] = [b - a, (other.longitude - one.longitude) * radians];
  const half = Math.sin(north / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(east / 2) ** 2;
  return arcOf(2 * EARTH * Math.sqrt(half));
}

/** On the unit sphere, like the database's earth_position. */
export function directionOf({ latitude, longitude }: Position): { x: number; y: number; z: number } {
  const [north, east] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}

/** In km, from north to south. */
export const KM_PER_DEGREE = 111.2;

/** Of a line to the east from (x, y). From inside a ring, it crosses an odd number of edges. */
export const crossesEdge = (x: number, y: number, x1: number, y1: number, x2: number, y2: number): boolean =>
  y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;

/** From (0, 0) to the nearest point between the two ends. */
export function toSegment(x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx ** 2 + dy ** 2;
  const part = length && Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length));
  return Math.hypot(x1 + part * dx, y1 + part * dy);
}

export const roundKm = (km: number) => Math.round(km * 10) / 10;

/** With a non-breaking space. Every distance that people read is written here. */
const inKm = (number: number | string) => `${number}\u00a0km`;

export const kmText = (km: number) => inKm(km < 9.95 ? km.toFixed(1) : Math.round(km));

/** "about 111 km", in a straight line; "about 31 km from home". */
export const aboutKm = (km: number, from?: string) =>
  `about ${inKm(Math.max(1, Math.round(km)))}${from ? ` from ${from}` : ''}`;

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** Such as "3 km north-east"; null when both are the same place. */
export function directionText(from: Position, to: Position): string | null {
  const km = kmBetween(from, to);
  if (km < 0.05) return null;
  const radians = Math.PI / 180;
  const [start, end] = [from.latitude * radians, to.latitude * radians];
  const east = (to.longitude - from.longitude) * radians;
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(end),
    Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east),
  );
  const eighth = (Math.round(bearing / (Math.PI / 4)) + 8) % 8;
  return `${kmText(km).replace('.0', '')} ${compass[eighth]}`;
}
