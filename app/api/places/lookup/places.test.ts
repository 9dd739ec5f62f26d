import { nearestPlace, nearestTo, postcodeCentre, stateOf } from '@/lib/places/find-place';
import type { Place } from '@/lib/places/schema';
import { suggestionsFor } from '@/lib/places/suggest-places';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { newcomer } from '@/tests/factories/people';
import { GET } from './route';

describe('the look-up', () => {
  let cookie = '';
  beforeAll(async () => {
    cookie = (await newcomer()).cookie;
  });

  const lookUp = async (query: string) => {
    const { status, body } = await call<Place[]>(GET, 'GET', { headers: { cookie }, query: { query } });
    expect(status).toBe(200);
    return body;
  };
  const written = (places: Place[]) =>
    places.map(({ placeName, state, postalCode }) => `${placeName} ${state} ${postalCode}`);

  test('a place is a bare row with its postcode, state and position', async () => {
    expect((await lookUp('kedron')).slice(0, 1)).toEqual([
      {
        placeName: 'Kedron',
        postalCode: '4031',
        state: 'QLD',
        latitude: expect.closeTo(-27.404, 2),
        longitude: expect.closeTo(153.03, 2),
      },
    ]);
  });

  test('under three characters the list is empty, and it never has more than five', async () => {
    for (const query of ['', ' ', 'ke', ' ke ', '40']) expect(await lookUp(query)).toEqual([]);
    expect(await lookUp('spring')).toHaveLength(5);
    expect((await call(GET, 'GET', { headers: { cookie } })).body).toEqual([]);
  });

  test('case, accents and extra spaces make no difference', async () => {
    const expected = await lookUp('alice springs');
    expect(written(expected)).toContain('Alice Springs NT 0870');
    for (const query of ['ALICE SPRINGS', '  alice   springs ', 'Álice Sprîngs'])
      expect(await lookUp(query)).toEqual(expected);
  });

  test('the exact name comes first, then the most populous places that begin with the text', async () => {
    const [first, ...others] = written(await lookUp('Perth'));
    expect(first).toBe('Perth WA 6000');
    expect(others.every((place) => place.startsWith('Perth'))).toBe(true);
  });

  test('a postcode or its beginning finds its suburbs', async () => {
    expect((await lookUp('4031')).map(({ placeName }) => placeName).sort()).toEqual([
      'Gordon Park',
      'Kedron',
    ]);
    const begun = await lookUp('087');
    expect(begun).not.toHaveLength(0);
    expect(begun.every(({ postalCode }) => postalCode.startsWith('087'))).toBe(true);
  });

  test('a name may be followed by its state, its postcode or both, as a chosen place is written', async () => {
    for (const query of [
      'Richmond VIC',
      'richmond, vic',
      'Richmond 3121',
      'Richmond VIC 312',
      'Richmond VIC 3121',
    ])
      expect(written(await lookUp(query))).toContain('Richmond VIC 3121');
    expect(written(await lookUp('Richmond VIC')).every((place) => place.includes(' VIC '))).toBe(true);
  });

  test.each(['%%%', '___', '\\\\\\', "' or '1'='1", 'ke%on', '99999', '💥💥💥'])(
    '%s is text like any other',
    async (query) => {
      expect(await lookUp(query)).toEqual([]);
    },
  );

  test.each([
    ['81 characters', 'a'.repeat(81)],
    ['a NUL', 'ked\0ron'],
  ])('%s is refused at the field', async (_, query) => {
    const refused = await call(GET, 'GET', { headers: { cookie }, query: { query } });
    expect(refused).toMatchObject({ status: 400, body: { fields: { query: expect.any(String) } } });
  });
});

describe('the places of a spot and of a postcode', () => {
  test.each(['ked', 'kedron', '403', '4031', 'richmond vic', 'richmond 31', 'lake vic'])(
    'suggestions for %s use an index, never a scan of all places',
    async (typed) => {
      const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(
        Prisma.sql`explain ${suggestionsFor(typed)}`,
      );
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
      expect(await nearestPlace({ latitude: -25.344, longitude: 131.037 })).toMatchObject({
        postcode: '0872',
      });
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
});
