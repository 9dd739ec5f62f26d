import cells from './climate-cells.json';

/** A climate's look in the drawing, and `water`: the share of the drawn area that is under water. */
export interface Climate {
  look: 'tropic' | 'green' | 'dry' | 'red';
  water: number;
}

const TROPIC = -19;

/**
 * The share of water for each letter in climate-cells.json: arid, dry, coast, wet.
 * scripts/data/make-cover-climate.ts makes that file.
 */
const shares: Record<string, number> = { a: 0, d: 0.04, c: 0.2, w: 0.13 };

/** Returns the climate at a seed's position. A seed without a position gets green land. */
export function climateOf(seed: string): Climate {
  const [latitude, longitude] = seed.split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return { look: 'green', water: 0.13 };
  const row = Math.floor((cells.north - latitude) / cells.step);
  const column = Math.floor((longitude - cells.west) / cells.step);
  // Positions outside the table of cells are on islands, so they get the coast's climate.
  const cell = cells.rows[row]?.[column] ?? 'c';
  const green = latitude > TROPIC ? 'tropic' : 'green';
  return { look: cell === 'a' ? 'red' : cell === 'd' ? 'dry' : green, water: shares[cell] ?? 0.13 };
}
