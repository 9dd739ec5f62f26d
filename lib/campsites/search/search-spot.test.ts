import { readSearchForm, searchHref } from './search-href';
import { SPOT_OUTSIDE, SPOT_UNREADABLE } from './search-spot';
import { readSearchUrl } from './search-url';

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
  for (const [name, value] of Object.entries({ ...named, postcode: ' Bendeela NSW' })) form.set(name, value);
  expect(readSearchForm(form).at).toEqual(bendeela);
  form.set('postcode', '0870');
  expect(readSearchForm(form)).toMatchObject({ at: null, postcode: '0870' });
});

test('the id of the trip’s current site is not read as a spot', () => {
  const { values, errors } = readSearchUrl({ near: '01a1fa44-8b0f-74d0-abce-4139e9581788' }, '4031');
  expect(values).toMatchObject({ at: null, postcode: '4031' });
  expect(errors).toEqual({});
});
