import cells from './climate-cells.json';

/** How a land looks: `tropic`, `green`, `dry` or `red`, and how much of it lies under water. */
export interface Climate {
  look: 'tropic' | 'green' | 'dry' | 'red';
  water: number;
}

const TROPIC = -19;

/** Of each letter that scripts/data/make-cover-climate.ts writes: arid, dry, coast, wet. */
const shares: Record<string, number> = { a: 0, d: 0.04, c: 0.2, w: 0.13 };

/** The climate of a seed's position; a seed without one lies in green land. */
export function climateOf(seed: string): Climate {
  const [latitude, longitude] = seed.split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return { look: 'green', water: 0.13 };
  const row = Math.floor((cells.north - latitude) / cells.step);
  const column = Math.floor((longitude - cells.west) / cells.step);
  // Beyond the cells there are islands.
  const cell = cells.rows[row]?.[column] ?? 'c';
  const green = latitude > TROPIC ? 'tropic' : 'green';
  return { look: cell === 'a' ? 'red' : cell === 'd' ? 'dry' : green, water: shares[cell] ?? 0.13 };
}
