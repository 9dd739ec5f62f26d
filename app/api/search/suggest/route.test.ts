import type { Suggestions } from '@/lib/campsites/search/suggest-schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { GET } from './route';

let mia: Person;
let tom: Person;
beforeAll(async () => {
  [mia, tom] = [await person('Mia'), await person('Tom')];
});
const removeSharedSites = () => db.campsite.deleteMany({ where: { source: 'user' } });
beforeAll(removeSharedSites);
afterEach(removeSharedSites);

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

test('signed out is asked to log in, and a profile is needed', async () => {
  expect((await call(GET, 'GET', { query: { query: 'byron' } })).status).toBe(401);
  const { cookie } = await newcomer();
  expect((await call(GET, 'GET', { headers: { cookie }, query: { query: 'byron' } })).status).toBe(403);
});

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
  expect(places.map(({ placeName }) => placeName).slice(0, 3)).toEqual(['St Kilda', 'St Kilda', 'St Kilda']);
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

test.each(['Quuxly flat', 'Lower Quuxly'])('a wrong letter still finds people’s sites: %s', async (name) => {
  await siteOf(mia, { name, shared: true });
  for (const query of ['quuxly', 'quukly', 'qquuxly', 'quuxl'])
    expect(await sitesFor(query, tom)).toEqual([name]);
  await db.campsite.updateMany({ where: { name }, data: { shareFlag: false } });
  for (const query of ['quuxly', 'quukly']) expect(await sitesFor(query)).toEqual([name]);
});

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
