import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { person } from '@/tests/factories/people';
import { correctionsFor, suggest, suggestionsFor } from './suggest';

const typed = [
  'by',
  'byron',
  'Bendeela',
  'byron bay nsw',
  '4031',
  'mt barney',
  'Wilsons promontry',
  'camp',
  'zzz',
];
const ofNames = [
  'places_search_name_idx',
  'places_words_idx',
  'campsites_search_name_idx',
  'campsites_words_idx',
  'campsites_owner_id_idx',
  'site_parks_search_name_idx',
  'site_parks_words_idx',
];
const ofWords = ['known_words_word_idx', 'known_words_less_a_letter_idx', 'known_words_pkey'];
const queries = [
  ['what names have it', suggestionsFor, ofNames],
  ['what may have been meant', correctionsFor, [...ofNames, ...ofWords]],
] as const;

describe.each(queries)('%s', (_, queryFor, indexes) => {
  test.each(typed)('for %s uses only indexes', async (query) => {
    const { viewer } = await person();
    const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(
      Prisma.sql`explain ${queryFor(viewer, query)}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    for (const index of indexes) expect(plan).toContain(index);
  });

  test('uses only indexes in its generic plan, which a connection may keep', async () => {
    const { viewer } = await person();
    const { text, values } = queryFor(viewer, 'byron bay');
    const given = values.map((value) => `'${String(value)}'`).join(', ');
    const plan = await db.$transaction(async (tx) => {
      // Force the generic plan. Otherwise Postgres would choose between a generic and a custom plan
      // by the statistics that it has at the moment.
      await tx.$executeRaw`set local plan_cache_mode = force_generic_plan`;
      await tx.$executeRawUnsafe(`prepare suggestions as ${text}`);
      const rows = await tx.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
        `explain execute suggestions(${given})`,
      );
      await tx.$executeRawUnsafe('deallocate suggestions');
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('Index Scan using campsites_search_name_idx');
  });
});

test('a campsite is offered with a locality and the state of its own', async () => {
  const mia = await person('Mia');
  // The nearest suburb of each of these is in another state.
  const rows = await db.$queryRaw<{ name: string; state: string; locality: string }[]>`
    select c.name, c.state, c.locality from campsites c
    cross join lateral (
      select p.state from places p
      order by earth_position(p.latitude, p.longitude) <-> earth_position(c.latitude, c.longitude) limit 1
    ) near
    where c.source = 'open' and not c.group_only and near.state <> c.state and length(c.name) > 12
    order by c.name limit 5`;
  expect(rows).toHaveLength(5);
  for (const { name, state, locality } of rows) {
    const { campsites } = await suggest(mia.viewer, name);
    expect(campsites).toContainEqual(expect.objectContaining({ name, state, locality }));
  }
});

test.each([
  ['kgari', 'K’gari (Fraser Island)'],
  ['Fraser Island', 'K’gari (Fraser Island)'],
  ['uluru', 'Uluru (Ayers Rock)'],
  ['ayers rock', 'Uluru (Ayers Rock)'],
  ['kata tjuta', 'Kata Tjuta (Mount Olga)'],
  ['gariwerd', 'Gariwerd (Grampians)'],
  ['budj bim', 'Budj Bim (Mount Eccles)'],
  ['cocos', 'Cocos (Keeling) Islands'],
  ['christmas island', 'Christmas Island'],
])('"%s" finds %s', async (words, name) => {
  const { viewer } = await person('Mia');
  const { places } = await suggest(viewer, words);
  expect(places.map(({ placeName }) => placeName)).toContain(name);
});

test('a suburb is not offered under its former postcode too', async () => {
  const { viewer } = await person('Mia');
  const { places } = await suggest(viewer, 'Amiens');
  expect(places.map(({ postalCode }) => postalCode)).toEqual(['4380']);
});

test('suggestions take one to three queries, and none for a text that is too short or too long', async () => {
  const { viewer } = await person();
  const trips = async (query: string) => (await countQueries(() => suggest(viewer, query))).queries.length;
  expect(await trips('byron')).toBe(1);
  expect(await trips('Bendeela camping ground')).toBe(2);
  expect(await trips('byronbay')).toBe(2);
  expect(await trips('byronbay campground')).toBe(3);
  for (const query of ['b', 'b'.repeat(101), 'ﷺ'.repeat(6)]) expect(await trips(query)).toBe(0);
});

test.each([
  ['Girraween', 'by the beginning of the park’s name'],
  ['girraween national park', 'by the whole of it'],
  ['Giraween np', 'with a letter wrong'],
])('%s finds the campgrounds of the park, %s', async (query) => {
  const { viewer } = await person();
  const { campsites } = await suggest(viewer, query);
  expect(campsites.map(({ name }) => name)).toEqual([
    'Bald Rock Creek Camping Area',
    'Castle Rock Camping Area',
    'South Bald Rock remote bush camp',
  ]);
});
