import type { GearLine } from '@/lib/trips/gear/schema';
import { shownLines } from './shown-lines';

test('the lines beyond the shown ones are counted by kind', () => {
  const line = (gap: number, struck = false) => ({ gap, struck }) as GearLine;
  const lines = [line(2), line(1), line(0), line(0), line(0), line(0, true)];
  expect(shownLines(lines, 1)).toEqual({
    lines: [line(2)],
    beyond: { short: 1, covered: 3, struck: 1 },
  });
  expect(shownLines(lines, 6)).toEqual({ lines, beyond: { short: 0, covered: 0, struck: 0 } });
});
