import { campsiteHref, choiceHref, readSearchForm, searchHref, suggestionHref } from './search-href';
import { readSearchUrl } from './search-url';

const paramsOf = (href: string) => {
  const query = new URL(href, 'http://localhost').searchParams;
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
};

test("a bare address searches 100 km round one's own postcode in every source", () => {
  const { values, search } = readSearchUrl({}, '2577');
  expect(values).toEqual({
    postcode: '2577',
    at: null,
    radius: '100',
    q: '',
    sources: ['ai', 'user', 'private'],
    wants: [],
    unsuited: false,
    order: 'near',
    view: 'list',
    trip: null,
    all: false,
  });
  expect(search).toEqual({ postcode: '2577', radius: 100, text: null });
});

test('a source that isn’t there is never searched, whatever the address says', () => {
  const there = ['user', 'private'] as const;
  expect(readSearchUrl({}, '4031', there).values.sources).toEqual(['user', 'private']);
  expect(readSearchUrl({ sources: ['ai', 'user'] }, '4031', there).values.sources).toEqual(['user']);
  expect(readSearchUrl({ sources: 'ai' }, '4031', there).values.sources).toEqual([]);
});

test('without a postcode of one’s own it starts from Kedron', () => {
  expect(readSearchUrl({}, null).values.postcode).toBe('4031');
});

test('an address leads back to the search that it was made from', () => {
  const values = {
    postcode: '0870',
    at: null,
    radius: '200',
    q: 'creek & gorge',
    sources: ['private'] as const,
    wants: ['car', 'water', 'boat_ramp'] as const,
    unsuited: true,
    order: 'fit',
    view: 'map',
    trip: '01a1fa44-8b0f-74d0-abce-4139e9581788',
    all: true,
  } as const;
  expect(readSearchUrl(paramsOf(searchHref(values)), '4031').values).toEqual(values);
});

test('that every source is cleared is kept too', () => {
  const href = searchHref({ ...readSearchUrl({}, '4031').values, sources: [] });
  expect(readSearchUrl(paramsOf(href), null).values.sources).toEqual([]);
});

test('what a plain form submits reads the same as what its script sends', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['postcode', '4031'],
    ['radius', '50'],
    ['q', ' river '],
    ['sources', ''],
    ['sources', 'user'],
  ] as const)
    form.append(name, value);
  const plain = readSearchUrl({ postcode: '4031', radius: '50', q: ' river ', sources: ['', 'user'] }, null);
  expect(searchHref(readSearchForm(form))).toBe(searchHref(plain.values));
});

test('a wrong postcode is kept as it was typed, with its error', () => {
  const { values, search, errors } = readSearchUrl({ postcode: '40' }, '2577');
  expect(values.postcode).toBe('40');
  expect(search).toBeNull();
  expect(errors).toEqual({ postcode: 'Please enter a postcode of four digits.' });
});

test('a postcode cleared by hand is asked for, not replaced in secret', () => {
  expect(readSearchUrl({ postcode: '' }, '2577').errors).toHaveProperty('postcode');
});

test('a radius that is none of the three becomes the default', () => {
  for (const radius of ['75', '0x64', '', 'NaN'])
    expect(readSearchUrl({ radius }, null).search?.radius).toBe(100);
});

test('text that cannot be stored is an error at its field, not a fault', () => {
  expect(readSearchUrl({ q: 'a\0b' }, null).errors).toHaveProperty('q');
  expect(readSearchUrl({ q: 'x'.repeat(81) }, null).errors).toHaveProperty('q');
});

test('of a field given twice the first counts', () => {
  expect(readSearchUrl({ postcode: ['2000', '3000'] }, null).values.postcode).toBe('2000');
});

test('choosing leads to a new trip there, or to the trip that another site is looked for', () => {
  expect(choiceHref(null, { site: 'a' })).toBe('/create-trip-details?site=a');
  expect(choiceHref(null, { suggestion: 'a' })).toBe('/create-trip-details?ai_suggestion=a');
  expect(choiceHref('t', { suggestion: 'a&b' })).toBe('/trip/t/site?ai_suggestion=a%26b');
});

test('looking at a site first keeps the trip that another one is looked for', () => {
  expect(campsiteHref(null, 'a')).toBe('/campsite/a');
  expect(campsiteHref('t&u', 'a')).toBe('/campsite/a?trip=t%26u');
});

test('a suggestion has a page among the campsites’', () => {
  expect(suggestionHref(null, 'a')).toBe('/campsite/ai-a');
  expect(suggestionHref('t', 'a')).toBe('/campsite/ai-a?trip=t');
});

test('a trip that is no id is nothing to come back to', () => {
  expect(readSearchUrl({ trip: '../evil' }, null).values.trip).toBeNull();
});

const bare = readSearchUrl({}, '4031').values;

test('an address names only what differs from a plain search', () => {
  const all = '/createtrip?postcode=4031&radius=100&sources=ai&sources=user&sources=private';
  expect(searchHref(bare)).toBe(all);
  expect(searchHref({ ...bare, postcode: ' 4031 ', q: '  ' })).toBe(all);
  expect(searchHref({ ...bare, q: ' creek ' })).toBe(all.replace('&sources=ai', '&q=creek&sources=ai'));
  expect(searchHref({ ...bare, sources: [] })).toBe('/createtrip?postcode=4031&radius=100&sources=');
});

test('what can’t suit is asked for only where something is needed', () => {
  expect(searchHref({ ...bare, unsuited: true })).not.toContain('unsuited');
  expect(searchHref({ ...bare, wants: ['water'] })).not.toContain('unsuited');
  expect(searchHref({ ...bare, wants: ['water'], unsuited: true })).toContain('&wants=water&unsuited=1');
});

test('a form is read whole, and begins at the start of its list', () => {
  const form = new FormData();
  const given = [
    ['postcode', '0870'],
    ['radius', '200'],
    ['q', 'gorge'],
    ['sources', 'ai'],
    ['wants', 'water'],
    ['wants', 'wifi'],
    ['unsuited', '1'],
    ['order', 'fit'],
    ['view', 'map'],
    ['trip', 't'],
    ['all', '1'],
  ] as const;
  for (const [name, value] of given) form.append(name, value);
  expect(readSearchForm(form)).toEqual({
    postcode: '0870',
    at: null,
    radius: '200',
    q: 'gorge',
    sources: ['ai'],
    wants: ['water'],
    unsuited: false,
    order: 'fit',
    view: 'map',
    trip: 't',
    all: false,
  });
  expect(readSearchForm(new FormData())).toEqual({
    postcode: '',
    at: null,
    radius: '',
    q: '',
    sources: [],
    wants: [],
    unsuited: false,
    order: 'near',
    view: 'list',
    trip: null,
    all: false,
  });
});
