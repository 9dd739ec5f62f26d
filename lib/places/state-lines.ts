import type { Position } from '../geometry';
import lines from './state-lines.json';

/** A person is asked which state it is this near to a line between two states. */
const UNSURE_KM = 3;
const DEGREE = 111.2;

/** In the order of the alphabet. Browsers use it too. */
export function statesNear(spot: Position): string[] {
  const near = lines.filter(({ line }) => passesBy(line, spot)).flatMap(({ states }) => states);
  return [...new Set(near)].sort();
}

/** `line` lists longitude and latitude in turn, in 0.0001 degrees. */
function passesBy(line: number[], { latitude, longitude }: Position): boolean {
  const north = DEGREE / 10_000;
  const east = north * Math.cos((latitude * Math.PI) / 180);
  const x = (at: number) => ((line[at] ?? 0) - longitude * 10_000) * east;
  const y = (at: number) => ((line[at + 1] ?? 0) - latitude * 10_000) * north;
  for (let at = 2; at < line.length; at += 2) {
    const [fromX, fromY, alongX, alongY] = [x(at - 2), y(at - 2), x(at) - x(at - 2), y(at) - y(at - 2)];
    const length = alongX ** 2 + alongY ** 2;
    const part = length && Math.max(0, Math.min(1, -(fromX * alongX + fromY * alongY) / length));
    if (Math.hypot(fromX + part * alongX, fromY + part * alongY) < UNSURE_KM) return true;
  }
  return false;
}
