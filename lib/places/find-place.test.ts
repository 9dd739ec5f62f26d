import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { db } from '../server/db/client';
import { nearestPlace, nearestTo, postcodeCentre, stateOf } from './find-place';
import { suggestionsFor } from './suggest-places';

test.each(['ked', 'kedron', '403', '4031', 'richmond vic', 'richmond 31', 'lake vic'])(
  'suggestions for %s use an index, never a scan of all places',
  async (typed) => {
    const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${suggestionsFor(typed)}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/places_(search_name|postcode)_idx/);
    expect(plan).not.toContain('Seq Scan');
  },
);

describe('a postcode’s centre', () => {
  test('is where most of its people live', async () => {
    const suburbs = await db.place.findMany({ where: { postcode: '4031' } });
    const people = suburbs.reduce((sum, { population }) => sum + population, 0);
    const mean = (of: 'latitude' | 'longitude') =>
      suburbs.reduce((sum, suburb) => sum + suburb[of] * suburb.population, 0) / people;
    expect(suburbs.length).toBeGreaterThan(1);
    expect(await postcodeCentre('4031')).toEqual({
      latitude: expect.closeTo(mean('latitude'), 9),
      longitude: expect.closeTo(mean('longitude'), 9),
    });
  });

  test('is the plain mean when its suburbs have no population', async () => {
    const [{ postcode } = { postcode: '' }] = await db.$queryRaw<{ postcode: string }[]>`
      select postcode from places group by postcode having sum(population) = 0 and count(*) > 1 order by 1 limit 1`;
    const suburbs = await db.place.findMany({ where: { postcode } });
    const mean = suburbs.reduce((sum, { latitude }) => sum + latitude, 0) / suburbs.length;
    expect(await postcodeCentre(postcode)).toMatchObject({ latitude: expect.closeTo(mean, 9) });
  });

  test('is looked up once, and an unknown postcode each time', async () => {
    const asked = async (postcode: string) =>
      (await countQueries(() => postcodeCentre(postcode))).queries.length;
    expect([await asked('4000'), await asked('4000')]).toEqual([1, 0]);
    expect([await asked('0000'), await asked('0000')]).toEqual([1, 1]);
  });

  test('is null for an unknown postcode', async () => {
    for (const postcode of ['0000', '', '%', '403']) expect(await postcodeCentre(postcode)).toBeNull();
  });
});

test('a suburb’s state is found by its name and postcode, in any spelling', async () => {
  expect(await stateOf('Kedron', '4031')).toBe('QLD');
  expect(await stateOf('  KEDRON', '4031')).toBe('QLD');
  expect(await stateOf('Kedron', '0870')).toBeNull();
  expect(await stateOf(null, '4031')).toBeNull();
});

describe('the suburb that a spot belongs to', () => {
  test('is the suburb with the nearest centre', async () => {
    expect(await nearestPlace({ latitude: -27.4083, longitude: 153.0298 })).toEqual({
      name: 'Kedron',
      state: 'QLD',
      postcode: '4031',
      near: true,
    });
    expect(await nearestPlace({ latitude: -25.344, longitude: 131.037 })).toMatchObject({ postcode: '0872' });
  });

  test('is read from the index of positions', async () => {
    const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(
      Prisma.sql`explain ${nearestTo({ latitude: -27.4, longitude: 153 })}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan using places_position_idx');
    expect(plan).not.toContain('Sort');
  });
});
