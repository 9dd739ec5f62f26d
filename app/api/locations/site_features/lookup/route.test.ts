import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { GET } from './route';

const lookUp = (query: string | undefined, as?: Person) =>
  call<{ id: string; name: string }[]>(GET, 'GET', {
    ...(as && { as }),
    query: query === undefined ? {} : { query },
  });
const names = async (query: string, as: Person) => (await lookUp(query, as)).body.map(({ name }) => name);

test('signed-out people can’t look anything up', async () => {
  expect((await lookUp('toilets')).status).toBe(401);
});

test('names that begin with the text come first, then names with such a word, each with id and name', async () => {
  const mia = await person();
  const { body } = await lookUp('toi', mia);
  expect(body.map(({ name }) => name)).toEqual([
    'Toilets',
    'Accessible toilets',
    'Composting toilets',
    'Drop toilets',
    'Flushing toilets',
  ]);
  expect(Object.keys(body[0] ?? {})).toEqual(['id', 'name']);
});

test('accents, case and marks are ignored, and the beginnings of words match in any order', async () => {
  const mia = await person();
  expect(await names('  TÖIL ', mia)).toContain('Toilets');
  expect(await names('wi-f', mia)).toEqual(['Wi-Fi']);
  expect(await names('tracks bike', mia)).toEqual([]);
  expect(await names('trails bike', mia)).toEqual(['Mountain bike trails']);
});

test('under two characters the list is empty, and it never has more than ten', async () => {
  const mia = await person();
  for (const query of ['', ' ', 't', ' t ', '-', '%%', "''", undefined])
    expect((await lookUp(query, mia)).body).toEqual([]);
  await siteOf(mia, { features: Array.from({ length: 12 }, (_, index) => `Yabby pond ${index}`) });
  expect(await names('yabby', mia)).toHaveLength(10);
});

test.each(["'; drop table site_features; --", "to' | 'x", 'to:* & x', 'a\\b', '((', '!!toilets', 'né%_'])(
  'no text is more than words: %s',
  async (query) => {
    expect((await lookUp(query, await person())).status).toBe(200);
  },
);

test('a person’s own feature name is suggested to others only once their site is shared', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const tag = Math.random().toString(36).slice(2);
  await siteOf(mia, { features: [`Hidden ${tag}`] });
  await siteOf(mia, { shared: true, features: [`Shown ${tag}`] });
  expect(await names(tag, mia)).toEqual([`Hidden ${tag}`, `Shown ${tag}`]);
  expect(await names(tag, tom)).toEqual([`Shown ${tag}`]);
});

test.each([
  ['too long', 'a'.repeat(81)],
  ['with a NUL', 'to\0'],
])('a text that is %s is refused', async (_what, query) => {
  expect(await lookUp(query, await person())).toMatchObject({
    status: 400,
    body: { fields: { query: expect.any(String) } },
  });
});
