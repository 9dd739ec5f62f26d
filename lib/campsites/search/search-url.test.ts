import { campsiteHref, choiceHref, readSearchForm, searchHref, suggestionHref } from './search-href';
import { SPOT_OUTSIDE, SPOT_UNREADABLE } from './search-spot';
import { readSearchUrl } from './search-url';

const paramsOf = (href: string) => {
  const query = new URL(href, 'http://localhost').searchParams;
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
};

test('an address without parameters searches 100 km around the viewer’s postcode in every source', () => {
  const { values, search } = readSearchUrl({}, '2577');
  expect(values).toEqual({
    postcode: '2577',
    at: null,
    radius: '100',
    q: '',
    sources: ['ai', 'user', 'private'],
    wants: [],
    unsuited: false,
    fit: false,
    view: 'half',
    trip: null,
    shown: 12,
    allFit: false,
  });
  expect(search).toEqual({ postcode: '2577', radius: 100, text: null });
});

test('a source that is not available is never searched', () => {
  const there = ['user', 'private'] as const;
  expect(readSearchUrl({}, '4031', there).values.sources).toEqual(['user', 'private']);
  expect(readSearchUrl({ sources: ['ai', 'user'] }, '4031', there).values.sources).toEqual(['user']);
  expect(readSearchUrl({ sources: 'ai' }, '4031', there).values.sources).toEqual([]);
});

test('a search without a postcode starts from Kedron', () => {
  expect(readSearchUrl({}, null).values.postcode).toBe('4031');
});

test('reading a search’s address gives the same search', () => {
  const values = {
    postcode: '0870',
    at: null,
    radius: '200',
    q: 'creek & gorge',
    sources: ['private'] as const,
    wants: ['car', 'water', 'boat_ramp'] as const,
    unsuited: true,
    fit: true,
    view: 'peek',
    trip: '01a1fa44-8b0f-74d0-abce-4139e9581788',
    shown: 36,
    allFit: true,
  } as const;
  expect(readSearchUrl(paramsOf(searchHref(values)), '4031').values).toEqual(values);
});

test('an address remembers that every source is cleared', () => {
  const href = searchHref({ ...readSearchUrl({}, '4031').values, sources: [] });
  expect(readSearchUrl(paramsOf(href), null).values.sources).toEqual([]);
});

test('a form without scripts reads the same as one with scripts', () => {
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

test('a wrong postcode keeps its text and gets an error', () => {
  const { values, search, errors } = readSearchUrl({ postcode: '40' }, '2577');
  expect(values.postcode).toBe('40');
  expect(search).toBeNull();
  expect(errors).toEqual({ postcode: 'Please enter a postcode of four digits.' });
});

test('a cleared postcode is an error and is not replaced by the default', () => {
  expect(readSearchUrl({ postcode: '' }, '2577').errors).toHaveProperty('postcode');
});

test('any other radius becomes the default', () => {
  for (const radius of ['75', '0x64', '', 'NaN'])
    expect(readSearchUrl({ radius }, null).search?.radius).toBe(100);
});

test('a text that cannot be stored is an error at its field', () => {
  expect(readSearchUrl({ q: 'a\0b' }, null).errors).toHaveProperty('q');
  expect(readSearchUrl({ q: 'x'.repeat(81) }, null).errors).toHaveProperty('q');
});

test('the first value of a field given twice counts', () => {
  expect(readSearchUrl({ postcode: ['2000', '3000'] }, null).values.postcode).toBe('2000');
});

test('choosing leads to a new trip there, or to the trip that needs another site', () => {
  expect(choiceHref(null, { site: 'a' })).toBe('/create-trip-details?site=a');
  expect(choiceHref(null, { suggestion: 'a' })).toBe('/create-trip-details?ai_suggestion=a');
  expect(choiceHref('t', { suggestion: 'a&b' })).toBe('/trip/t/site?ai_suggestion=a%26b');
});

test('a site’s page remembers the trip that needs another site', () => {
  expect(campsiteHref(null, 'a')).toBe('/campsite/a');
  expect(campsiteHref('t&u', 'a')).toBe('/campsite/a?trip=t%26u');
});

test('a suggestion has a page under the campsites', () => {
  expect(suggestionHref(null, 'a')).toBe('/campsite/ai-a');
  expect(suggestionHref('t', 'a')).toBe('/campsite/ai-a?trip=t');
});

test('an invalid trip id is ignored', () => {
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

test.each([
  ['24', 24],
  ['1', 12],
  ['999', 400],
  ['twelve', 12],
  ['-24', 12],
])('of %s cards the page shows %d', (shown, number) => {
  expect(readSearchUrl({ shown }, '4031').values.shown).toBe(number);
});

test('unsuited sites can be shown only with a need', () => {
  expect(searchHref({ ...bare, fit: true, unsuited: true })).toContain('&fit=1&unsuited=1');
  expect(searchHref({ ...bare, unsuited: true })).not.toContain('unsuited');
  expect(searchHref({ ...bare, wants: ['water'] })).not.toContain('unsuited');
  expect(searchHref({ ...bare, wants: ['water'], unsuited: true })).toContain('&wants=water&unsuited=1');
});

test('every field of a form is read, and its list begins at the start', () => {
  const form = new FormData();
  const given = [
    ['postcode', '0870'],
    ['radius', '200'],
    ['q', 'gorge'],
    ['sources', 'ai'],
    ['wants', 'water'],
    ['wants', 'wifi'],
    ['unsuited', '1'],
    ['fit', '1'],
    ['view', 'peek'],
    ['trip', 't'],
    ['shown', '24'],
    ['allfit', '1'],
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
    fit: true,
    view: 'peek',
    trip: 't',
    shown: 12,
    allFit: false,
  });
  expect(readSearchForm(new FormData())).toEqual({
    postcode: '',
    at: null,
    radius: '',
    q: '',
    sources: [],
    wants: [],
    unsuited: false,
    fit: false,
    view: 'half',
    trip: null,
    shown: 12,
    allFit: false,
  });
});

describe('a spot', () => {
  const bendeela = { latitude: -34.7413, longitude: 150.4695 };
  const named = { latitude: '-34.7413', longitude: '150.4695', near: 'Bendeela NSW' };

  test('an address with a spot searches around the spot, under its name', () => {
    const { values, search, errors } = readSearchUrl({ ...named, radius: '50' }, '4031');
    expect(values).toMatchObject({ at: bendeela, postcode: 'Bendeela NSW' });
    expect(search).toEqual({ ...bendeela, radius: 50, text: null });
    expect(errors).toEqual({});
  });

  test('the address of a spot leads back to it, rounded to four decimals', () => {
    const { values } = readSearchUrl({ ...named, latitude: '-34.741349999' }, '4031');
    expect(values.at).toEqual(bendeela);
    const exact = { latitude: -34.74134999, longitude: 150.46951 };
    expect(searchHref({ ...values, at: exact })).toBe(searchHref(values));
    expect(searchHref(values)).toMatch(
      /^\/createtrip\?latitude=-34.7413&longitude=150.4695&near=Bendeela\+NSW&radius=100&/,
    );
  });

  test.each([undefined, '', ' ', 'x'.repeat(81), 'a\0b'])(
    'a spot without a usable name is named by its coordinates',
    (near) => {
      expect(readSearchUrl({ ...named, near }, '4031').values).toMatchObject({
        at: bendeela,
        postcode: '-34.7413, 150.4695',
      });
    },
  );

  test.each([
    ['NaN', '150', SPOT_UNREADABLE],
    ['-34', undefined, SPOT_UNREADABLE],
    [undefined, '150', SPOT_UNREADABLE],
    ['', '', SPOT_UNREADABLE],
    ['1e2', '150', SPOT_UNREADABLE],
    ['0x22', '150', SPOT_UNREADABLE],
    ['9'.repeat(500), '150', SPOT_UNREADABLE],
    ["-34'; drop table places; --", '150', SPOT_UNREADABLE],
    ['🏕', '🏕', SPOT_UNREADABLE],
    ['51.5', '-0.12', SPOT_OUTSIDE],
    ['-95', '150', SPOT_OUTSIDE],
    ['-34', '999', SPOT_OUTSIDE],
  ])('a spot of %p and %p is replaced by the postcode, with the reason', (latitude, longitude, words) => {
    const { values, search, errors } = readSearchUrl({ latitude, longitude, near: 'x' }, '2577');
    expect(values).toMatchObject({ at: null, postcode: '2577' });
    expect(search).toEqual({ postcode: '2577', radius: 100, text: null });
    expect(errors).toEqual({ postcode: `${words} These are the campsites round 2577.` });
  });

  test('a text typed over a spot’s name counts, even without scripts', () => {
    expect(readSearchUrl({ ...named, postcode: 'Bendeela NSW' }, null).values.at).toEqual(bendeela);
    const typed = readSearchUrl({ ...named, postcode: '0870' }, null);
    expect(typed.values).toMatchObject({ at: null, postcode: '0870' });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...named, postcode: ' Bendeela NSW' }))
      form.set(name, value);
    expect(readSearchForm(form).at).toEqual(bendeela);
    form.set('postcode', '0870');
    expect(readSearchForm(form)).toMatchObject({ at: null, postcode: '0870' });
  });

  test('the id of the trip’s current site is not read as a spot', () => {
    const { values, errors } = readSearchUrl({ near: '01a1fa44-8b0f-74d0-abce-4139e9581788' }, '4031');
    expect(values).toMatchObject({ at: null, postcode: '4031' });
    expect(errors).toEqual({});
  });
});
