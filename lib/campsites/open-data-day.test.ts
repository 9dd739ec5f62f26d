import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

test('open-data-day.ts has the day of the current open data', () => {
  const data = readFileSync('prisma/seed/campgrounds-au-osm.json');
  // If this fails, write the new day into open-data-day.ts and the new hash into this test.
  expect(createHash('sha256').update(data).digest('hex').slice(0, 12)).toBe('56d8b0e886d8');
});
