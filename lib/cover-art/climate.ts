import cells from './climate-cells.json';

export interface Climate {
  look: 'tropic' | 'green' | 'dry' | 'red';
  water: number;
}

const TROPIC = -19;

/** By the letters that scripts/data/make-cover-climate.ts writes: arid, dry, coast, wet. */
const shares: Record<string, number> = { a: 0, d: 0.04, c: 0.2, w: 0.13 };

export function climateOf(seed: string): Climate {
  const [latitude, longitude] = seed.split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return { look: 'green', water: 0.13 };
  const row = Math.floor((cells.north - latitude) / cells.step);
  const column = Math.floor((longitude - cells.west) / cells.step);
  // Outside the table of cells are islands, which get the coast's climate.
  const cell = cells.rows[row]?.[column] ?? 'c';
  const green = latitude > TROPIC ? 'tropic' : 'green';
  return { look: cell === 'a' ? 'red' : cell === 'd' ? 'dry' : green, water: shares[cell] ?? 0.13 };
}
