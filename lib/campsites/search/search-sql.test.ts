import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { chordFrom } from './search-sql';

const kedron = { latitude: -27.4083, longitude: 153.0298 };

test.each([
  ['where one stands', kedron],
  ['a street away', { latitude: -27.4084, longitude: 153.0311 }],
  ['across the country', { latitude: -31.9523, longitude: 115.8613 }],
  ['the other side of the earth', { latitude: 27.4083, longitude: -26.9702 }],
])('the chord to %s equals the distance of the index', async (_, { latitude, longitude }) => {
  const [found] = await readRows<{ chord: number; measured: number }>(Prisma.sql`
    select ${chordFrom(kedron)} chord,
           earth_position(c.latitude, c.longitude)
             <-> earth_position(${kedron.latitude}::float8, ${kedron.longitude}::float8) measured
    from (values (${latitude}::float8, ${longitude}::float8)) c (latitude, longitude)`);
  expect(found?.chord).toBeCloseTo(found?.measured ?? Number.NaN, 6);
});
