import type { Place } from '@/lib/places/schema';
import { call } from '@/tests/call';
import { newcomer } from '@/tests/factories/people';
import { GET } from './route';

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

test('the signed-out are asked to log in; a profile is not needed', async () => {
  expect((await call(GET, 'GET', { query: { query: 'kedron' } })).status).toBe(401);
  expect(written(await lookUp('kedron'))).toContain('Kedron QLD 4031');
});

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
  expect((await lookUp('4031')).map(({ placeName }) => placeName).sort()).toEqual(['Gordon Park', 'Kedron']);
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
