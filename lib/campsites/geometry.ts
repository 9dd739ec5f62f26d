export interface Position {
  latitude: number;
  longitude: number;
}

/** The earth's radius in km, the same as in the database's earth_position. */
const EARTH = 6371;

/** The straight line through the earth under a distance on its surface, in km: what the index measures. */
export const chordOf = (km: number) => 2 * EARTH * Math.sin(km / (2 * EARTH));

/** The great-circle distance over a chord, in km. */
export const arcOf = (chord: number) => 2 * EARTH * Math.asin(Math.min(1, chord / (2 * EARTH)));

/** To one decimal, as answers give it. */
export const roundKm = (km: number) => Math.round(km * 10) / 10;
