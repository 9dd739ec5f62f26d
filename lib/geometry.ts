export interface Position {
  latitude: number;
  longitude: number;
}

/** The earth's radius in km. The database's earth_position uses the same value. */
export const EARTH = 6371;

/**
 * Returns the chord for a distance on the earth's surface: the length of the straight line through
 * the earth, in km. Needed because the database's index measures distances as chords.
 */
export const chordOf = (km: number) => 2 * EARTH * Math.sin(km / (2 * EARTH));

/** Returns the great-circle distance for a chord. Both are in km. */
export const arcOf = (chord: number) => 2 * EARTH * Math.asin(Math.min(1, chord / (2 * EARTH)));

/** Returns the great-circle distance between two positions, in km. */
export function kmBetween(one: Position, other: Position): number {
  const radians = Math.PI / 180;
  const [a, b] = [one.latitude * radians, other.latitude * radians];
  const [north, east] = [b - a, (other.longitude - one.longitude) * radians];
  const half = Math.sin(north / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(east / 2) ** 2;
  return arcOf(2 * EARTH * Math.sqrt(half));
}

/** Converts a position to a point on the unit sphere, like the database's earth_position. */
export function directionOf({ latitude, longitude }: Position): { x: number; y: number; z: number } {
  const [north, east] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}

/** Rounds a distance to one decimal place, as in the API's responses. */
export const roundKm = (km: number) => Math.round(km * 10) / 10;

/** Formats a distance for pages: "4.5 km", and from 10 km on "64 km". */
export const kmText = (km: number) => `${km < 9.95 ? km.toFixed(1) : Math.round(km)} km`;

/** Words that mark a straight-line distance. A list shows them once in its heading, not in each row. */
export const asTheCrowFlies = 'as the crow flies';

/**
 * Formats a straight-line distance for places where a reader could take it for a driving distance:
 * "64 km from home as the crow flies".
 */
export const crowText = (km: number, from?: string) =>
  `${kmText(km)}${from ? ` from ${from}` : ''} ${asTheCrowFlies}`;

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/**
 * Returns the distance and direction from `from` to `to`, such as "3 km north-east"; null when both
 * are the same place.
 */
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
  return `${kmText(km).replace('.0 ', ' ')} ${compass[eighth]}`;
}
