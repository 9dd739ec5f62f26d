import type { Position } from '../geometry';
import { isWithin } from './state-in';
import lines from './state-lines.json';

/** A person is asked which state it is this near to a line between two states. */
const UNSURE_KM = 3;

/** In the order of the alphabet. Browsers use it too. */
export function statesNear(spot: Position, km = UNSURE_KM): string[] {
  const near = lines.filter(({ line }) => isWithin(km, line, spot)).flatMap(({ states }) => states);
  return [...new Set(near)].sort();
}
