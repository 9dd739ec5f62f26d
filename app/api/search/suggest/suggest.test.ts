import { correctionsFor, suggest, suggestionsFor } from '@/lib/campsites/search/suggest';
import type { Suggestions } from '@/lib/campsites/search/suggest-schema';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { GET } from './route';

describe('the call', () => {
  let mia: Person;
  let tom: Person;
  beforeAll(async () => {
    [mia, tom] = [await person('Mia'), await person('Tom')];
  });
  afterEach(() => db.campsite.deleteMany({ where: { source: 'user' } }));

  async function suggest(query: string, as = mia): Promise<Suggestions> {
    const { status, body } = await call<Suggestions>(GET, 'GET', { as, query: { query } });
    expect(status).toBe(200);
    return body;
  }
  const placesFor = async (query: string) =>
    (await suggest(query)).places.map(
      ({ placeName, state, postalCode }) => `${placeName} ${state} ${postalCode}`,
    );
  const sitesFor = async (query: string, as = mia) =>
    (await suggest(query, as)).campsites.map(({ name }) => name);

  test('places have the shape of their own look-up, and campsites say where they are', async () => {
    expect(await suggest('byron bay')).toEqual({
      places: [
        {
          placeName: 'Byron Bay',
          postalCode: '2481',
          state: 'NSW',
          latitude: expect.closeTo(-28.65, 1),
          longitude: expect.closeTo(153.6, 1),
        },
      ],
      campsites: expect.arrayContaining([
        {
          id: expect.any(String),
          name: 'Discovery Parks Byron Bay',
          locality: 'Byron Bay',
          state: 'NSW',
          source: 'open',
          latitude: expect.closeTo(-28.65, 1),
          longitude: expect.closeTo(153.6, 1),
        },
      ]),
    });
  });

  test('a campsite is found from anywhere in the country', async () => {
    expect(await sitesFor('Bendeela')).toEqual(['Bendeela Recreation Area']);
  });

  test.each([
    ['its case', 'BYRON bay', 'Byron Bay NSW 2481'],
    ['its accents', 'Býron Bày', 'Byron Bay NSW 2481'],
    ['its blanks', '  byron   bay ', 'Byron Bay NSW 2481'],
    ['its state behind it', 'byron bay nsw', 'Byron Bay NSW 2481'],
    ['its state before it', 'nsw byron', 'Byron Bay NSW 2481'],
    ['its postcode behind it', 'Kedron, 4031', 'Kedron QLD 4031'],
    ['all that its line has', 'Kedron QLD 4031', 'Kedron QLD 4031'],
    ['"Mt" for "Mount"', 'mt barney', 'Mount Barney QLD 4287'],
    ['"Saint" for "St"', 'saint kilda', 'St Kilda VIC 3182'],
    ['"St." with its full stop', 'St. Kilda', 'St Kilda VIC 3182'],
    ['no apostrophe', 'oconnor', "O'Connor ACT 2602"],
    ['a curly apostrophe', 'O’Connor', "O'Connor ACT 2602"],
    ['a letter left out', 'Wilsons promontry', 'Wilsons Promontory VIC 3960'],
    ['a letter too many', 'Allice Springs', 'Alice Springs NT 0870'],
    ['another letter', 'byrin bay', 'Byron Bay NSW 2481'],
    ['two letters turned round', 'Brisbnae', 'Brisbane QLD 4000'],
    ['a word that is another known one', 'coffs harbor', 'Coffs Harbour NSW 2450'],
  ])('a place is found by %s', async (_, query, expected) => {
    expect((await placesFor(query))[0]).toBe(expected);
  });

  test('a postcode finds its suburbs, the largest first', async () => {
    expect(await placesFor('4031')).toEqual(['Kedron QLD 4031', 'Gordon Park QLD 4031']);
  });

  test('exact names come first, then names that begin with the text, then names with its words; the most populous first', async () => {
    expect((await placesFor('perth'))[0]).toBe('Perth WA 6000');
    expect(await placesFor('kedron')).toEqual([
      'Kedron QLD 4031',
      'Kedron Upper QLD 4055',
      'Upper Kedron QLD 4055',
    ]);
    const { places } = await suggest('st kilda');
    expect(places.map(({ placeName }) => placeName).slice(0, 3)).toEqual([
      'St Kilda',
      'St Kilda',
      'St Kilda',
    ]);
  });

  test('at most five of each are listed, and none for one character or more than a hundred', async () => {
    const { places, campsites } = await suggest('ba');
    expect([places.length, campsites.length]).toEqual([5, 5]);
    for (const query of ['', ' ', 'b', ' b ', `byron${' '.repeat(91)}bay nsw`, 'b'.repeat(500)])
      expect(await suggest(query)).toEqual({ places: [], campsites: [] });
    expect((await call(GET, 'GET', { as: mia })).body).toEqual({ places: [], campsites: [] });
    expect(await placesFor(`byron${' '.repeat(88)}bay nsw`)).toEqual(['Byron Bay NSW 2481']);
  });

  test('a shared site is found by everybody, a private one only by its owner', async () => {
    await siteOf(mia, { name: 'Zorblax hollow', shared: true });
    const own = await siteOf(mia, { name: 'Zorblax hideaway' });
    await db.campsite.update({ where: { id: own.id }, data: { state: 'QLD' } });
    expect(await sitesFor('zorblax')).toEqual(['Zorblax hideaway', 'Zorblax hollow']);
    expect(await sitesFor('zorblax', tom)).toEqual(['Zorblax hollow']);
    for (const query of ['Zorblax hideaway', 'hideaway', 'zorblaks hideaway'])
      expect(await sitesFor(query, tom)).not.toContain(own.name);
    expect((await suggest('zorblax hide')).campsites).toMatchObject([
      { id: own.id, source: 'private', state: 'QLD' },
    ]);
  });

  test.each(['Quuxly flat', 'Lower Quuxly'])(
    'a wrong letter still finds people’s sites: %s',
    async (name) => {
      await siteOf(mia, { name, shared: true });
      for (const query of ['quuxly', 'quukly', 'qquuxly', 'quuxl'])
        expect(await sitesFor(query, tom)).toEqual([name]);
      await db.campsite.updateMany({ where: { name }, data: { shareFlag: false } });
      for (const query of ['quuxly', 'quukly']) expect(await sitesFor(query)).toEqual([name]);
    },
  );

  test('a site that was renamed or newly shared is found despite a wrong letter too', async () => {
    const site = await siteOf(mia, { name: 'Vexford' });
    await db.campsite.update({ where: { id: site.id }, data: { shareFlag: true } });
    expect(await sitesFor('vexfrod', tom)).toEqual(['Vexford']);
    await db.campsite.update({ where: { id: site.id }, data: { name: 'Wyxbourne' } });
    expect(await sitesFor('wyxborne', tom)).toEqual(['Wyxbourne']);
  });

  test('sites for groups and reported sites are left out, as in searches', async () => {
    await siteOf(mia, { name: 'Yzqwold scout hall', shared: true, groupOnly: true });
    await siteOf(mia, { name: 'Yzqwold den', groupOnly: true });
    const { id } = await siteOf(mia, { name: 'Yzqwold reported', shared: true });
    await db.campsite.update({ where: { id }, data: { hiddenAt: new Date() } });
    expect(await sitesFor('yzqwold', tom)).toEqual([]);
    // The owner still finds the site, and so can't tell that it is reported.
    expect(await sitesFor('yzqwold')).toEqual(['Yzqwold reported']);
  });

  test('a site that only a trip keeps is found by nobody', async () => {
    const { id } = await siteOf(mia, { name: 'Ulmwick flat', shared: true });
    await db.campsite.update({ where: { id }, data: { shareFlag: false, ownerId: null } });
    for (const as of [mia, tom]) expect(await sitesFor('ulmwick', as)).toEqual([]);
  });

  test('names in other scripts are found as they are written', async () => {
    await siteOf(mia, { name: '日本の森 💥', shared: true });
    for (const query of ['日本', '日本の森', '💥 日本'])
      expect(await sitesFor(query, tom)).toEqual(['日本の森 💥']);
  });

  test.each([
    '%%%',
    '___',
    '\\\\\\',
    "' or '1'='1",
    "zz'); drop table campsites; --",
    '((((',
    '^(zq+)+$',
    "zz':* & !'zz",
    '🏕️🏕️',
    '99999',
    '\u202ezz\u202e',
    '각'.repeat(100),
    'ﬃ'.repeat(100),
    'ﷺ'.repeat(100),
  ])('%s is treated as plain text', async (query) => {
    expect(await suggest(query)).toEqual({ places: [], campsites: [] });
  });

  test('a person’s own names in any script don’t hide other names, nor each other', async () => {
    const name = '㌖'.repeat(80);
    await siteOf(mia, { name });
    await siteOf(mia, { name: 'Zorblax' });
    for (const query of ['zorblaks', '각'.repeat(100), '🏕️ zorblaks']) await suggest(query);
    expect(await sitesFor('zorblaks')).toEqual(['Zorblax']);
  });

  test.each([
    ['a NUL', 'by\0ron'],
    ['thousands of characters', 'b'.repeat(3000)],
  ])('%s is refused at the field', async (_, query) => {
    const refused = await call(GET, 'GET', { as: mia, query: { query } });
    expect(refused).toMatchObject({ status: 400, body: { fields: { query: expect.any(String) } } });
  });
});

describe('the search', () => {
  let viewer: Viewer;
  beforeAll(async () => {
    ({ viewer } = await person('Mia'));
  });

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
      const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(
        Prisma.sql`explain ${queryFor(viewer, query)}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
      for (const index of indexes) expect(plan).toContain(index);
    });

    test('uses only indexes in its generic plan, which a connection may keep', async () => {
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
      const { campsites } = await suggest(viewer, name);
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
    const { places } = await suggest(viewer, words);
    expect(places.map(({ placeName }) => placeName)).toContain(name);
  });

  test('a suburb is not offered under its former postcode too', async () => {
    const { places } = await suggest(viewer, 'Amiens');
    expect(places.map(({ postalCode }) => postalCode)).toEqual(['4380']);
  });

  test('suggestions take one to three queries, and none for a text that is too short or too long', async () => {
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
    const { campsites } = await suggest(viewer, query);
    expect(campsites.map(({ name }) => name)).toEqual([
      'Bald Rock Creek Camping Area',
      'Castle Rock Camping Area',
      'South Bald Rock remote bush camp',
    ]);
  });
});

describe('misspelt and partial names', () => {
  let viewer: Viewer;
  beforeAll(async () => {
    ({ viewer } = await person('Mia'));
  });

  const placesFor = async (typed: string) =>
    (await suggest(viewer, typed)).places.map(
      ({ placeName, state, postalCode }) => `${placeName} ${state} ${postalCode}`,
    );
  const sitesFor = async (typed: string) => (await suggest(viewer, typed)).campsites.map(({ name }) => name);

  // Each case is a typed text and the suggestion that must come first. The names are from the open data
  // around Brisbane, Alice Springs, Hobart and Kangaroo Valley, and some other well-known places.
  test.each([
    ['Kedron QLD 4031', 'Kedron QLD 4031'],
    ['kedron queensland', 'Kedron QLD 4031'],
    ['kedrno', 'Kedron QLD 4031'],
    ['brisbnae', 'Brisbane QLD 4000'],
    ['mtbarney', 'Mount Barney QLD 4287'],
    ['mt. barney lodge', 'Mount Barney QLD 4287'],
    ["O'Reilly's", "O'Reilly QLD 4275"],
    ['oreillys', "O'Reilly QLD 4275"],
    ['orielly', "O'Reilly QLD 4275"],
    ['rainbowbeach', 'Rainbow Beach QLD 4581'],
    ['airly beach', 'Airlie Beach QLD 4802'],
    ['alicesprings', 'Alice Springs NT 0870'],
    ['Alice Springs Northern Territory', 'Alice Springs NT 0870'],
    ['allice sprigns', 'Alice Springs NT 0870'],
    ['mtisa', 'Mount Isa QLD 4825'],
    ['cooberpedy', 'Coober Pedy SA 5723'],
    ['hobart tasmania', 'Hobart TAS 7000'],
    ['hobrat', 'Hobart TAS 7000'],
    ['mount feild', 'Mount Field TAS 7140'],
    ['cradlemountain', 'Cradle Mountain TAS 7306'],
    ['coles bya', 'Coles Bay TAS 7215'],
    ['saint helns', 'St Helens TAS 7216'],
    ['kangaroovalley', 'Kangaroo Valley NSW 2577'],
    ['kangaroo vallley  ', 'Kangaroo Valley NSW 2577'],
    ['jervis bey', 'Jervis Bay ACT 2540'],
    ['nowra nth', 'North Nowra NSW 2541'],
    ['byronbay', 'Byron Bay NSW 2481'],
    ['byronba', 'Byron Bay NSW 2481'],
    ['byron bay caravan park', 'Byron Bay NSW 2481'],
    ['stkilda', 'St Kilda VIC 3182'],
    ['bàirnsdale', 'Bairnsdale VIC 3875'],
  ])('%s is the place %s', async (typed, place) => expect((await placesFor(typed))[0]).toBe(place));

  test.each([
    ['Bendeela', 'Bendeela Recreation Area'],
    ['Bendeela NSW', 'Bendeela Recreation Area'],
    ['bendeelah', 'Bendeela Recreation Area'],
    ['bendeela campground', 'Bendeela Recreation Area'],
    ['bendeela rec area', 'Bendeela Recreation Area'],
    ['bendeela nsw area', 'Bendeela Recreation Area'],
    ['inskip pt', 'Inskip Point Campground'],
    ['inskip campground', 'Inskip Point Campground'],
    ['rainbow village', 'Rainbow Beach Holiday Village'],
    ['glass house mountains', 'Glasshouse Mountains Campground'],
    ['neurum ck', 'Neurum Creek Bush Retreat'],
    ['kings caynon', 'Kings Canyon Resort'],
    ['red bank gorge', 'Redbank Gorge Campground (Larapinta Trail Walkers Only)'],
    ['ormistongorge', 'Ormiston Gorge'],
    ['palmvalley', 'Palm Valley Campground'],
    ['glenhelen lodge', 'Glen Helen Homestead Lodge Campground'],
    ['bruny islnd', 'Camping at Bruny Island'],
    ['big4 hobart', 'Hobart Airport Big4 Caravan Park'],
    ['cockle ck', 'Cockle Creek Campground - Recherche Bay Nature Rec Area'],
    ['green patch', 'Greenpatch Camping Area'],
    ['kgari', "K'Gari Camping Area"],
    ['tanunda caravan and tourist park', 'Tanunda Caravan & Tourist Park'],
  ])('%s finds the campsite %s', async (typed, site) => expect(await sitesFor(typed)).toContain(site));

  test('a word without a mistake is not corrected to another', async () => {
    expect(await placesFor('mt barney lodge')).toEqual(['Mount Barney QLD 4287']);
    expect(await sitesFor('morton np')).toContain('Burrumbeet Brook camp site');
  });

  test.each(['zzz', 'qqqqqq', 'zz zz', 'tasmania zzz'])('%s finds nothing', async (typed) =>
    expect(await suggest(viewer, typed)).toEqual({ places: [], campsites: [] }),
  );
});
