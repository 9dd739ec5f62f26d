import { anId, asSent, problemsOf } from '@/tests/problems';
import { featureQuery } from './features/schema';
import { reportReasons } from './reports/reasons';
import { siteReport } from './reports/schema';
import { campsite, foundCampsite, searchResponse, siteDetail, siteSearch } from './schema';
import { placedSearch } from './search/placed-search';

const flat = {
  id: anId,
  name: 'The Flat',
  address: null,
  latitude: -27.4,
  longitude: 153,
  phone_contact: null,
  email_contact: null,
  campsite_url: null,
  site_features: [anId],
  features: ['Power'],
  missing_features: ['Toilets'],
  share_flag: true,
  drivetrain: null,
  pet_friendly: null,
  source: 'open',
};
const found = { ...flat, distance: 12.3, own: false };

test.each([
  ['a campsite', campsite, flat],
  ['one that a search has found', foundCampsite, found],
  ['one by itself', siteDetail, { ...flat, postcode: null, state: 'QLD', state_sure: true }],
  ['a search’s response', searchResponse, { locations: [found], total: 1, unknown: 0 }],
])('%s is sent with its own fields only', (_, schema, sample) => {
  expect(asSent(schema, sample)).toEqual(sample);
});

test('a campsite is from open data, shared or private', () => {
  for (const source of ['user', 'private']) expect(problemsOf(campsite, { ...flat, source })).toEqual({});
  expect(problemsOf(campsite, { ...flat, source: 'ai' })).toHaveProperty('source');
});

const search = { postcode: '4031', radius: 100 };

test('a search has a postcode and one of three radii', () => {
  for (const radius of [50, 100, 200])
    expect(siteSearch.parse({ ...search, radius })).toEqual({ ...search, radius });
  expect(problemsOf(siteSearch, { postcode: '403', radius: 75, text: 'x'.repeat(81) })).toEqual({
    postcode: 'Please enter a postcode of four digits.',
    radius: 'Please choose 50, 100 or 200 km.',
    text: 'Please keep this to 80 characters.',
  });
});

test('the filters may be left out, one by one or all', () => {
  const none = { drivetrain: null, pets: null, features: null, unknown: null };
  const all = { drivetrain: '4 Wheel Drive', pets: false, features: Array(20).fill(anId), unknown: true };
  for (const filters of [undefined, null, {}, none, { drivetrain: '' }, all])
    expect(siteSearch.parse({ ...search, filters })).toEqual({ ...search, filters });
});

test('a wrong filter is reported at its field', () => {
  const filters = { drivetrain: 'Hovercraft', pets: 'yes', features: 'Power', unknown: 1 };
  expect(problemsOf(siteSearch, { ...search, filters })).toEqual({
    'filters.drivetrain': 'Please choose a drivetrain.',
    'filters.pets': 'This must be true or false.',
    'filters.features': 'This must be a list of feature ids.',
    'filters.unknown': 'This must be true or false.',
  });
  expect(problemsOf(siteSearch, { ...search, filters: { features: Array(21).fill(anId) } })).toEqual({
    'filters.features': 'Please choose up to 20.',
  });
});

test.each<[field: string, wrong: object]>([
  ['postcode', { postcode: 4031 }],
  ['postcode', { postcode: '4031 or 1=1' }],
  ['postcode', { postcode: { not: '' } }],
  ['postcode', { postcode: null }],
  ['radius', { radius: '100' }],
  ['radius', { radius: null }],
  ['text', { text: 7 }],
  ['text', { text: 'a\0b' }],
  ['text', { text: '\ud800' }],
  ['filters', { filters: 'pets' }],
  ['filters.unknown_access', { filters: { unknown_access: 'true' } }],
  ['filters.features.0', { filters: { features: ["'; drop table campsites; --"] } }],
])('a search is refused at %s: %j', (field, wrong) => {
  expect(Object.keys(problemsOf(siteSearch, { ...search, ...wrong }))).toEqual([field]);
});

const uluru = { latitude: -25.3444, longitude: 131.0369 };

test('a search has a postcode or a position, and an empty value counts as not given', () => {
  for (const where of [uluru, { ...uluru, postcode: '' }, { ...uluru, postcode: null }])
    expect(problemsOf(placedSearch, { ...where, radius: 50 })).toEqual({});
  const where = { postcode: '4031', latitude: null, longitude: null };
  expect(problemsOf(placedSearch, { ...where, radius: 50 })).toEqual({});
});

test.each<[where: string, field: string, value: object]>([
  ['both a postcode and a position', 'postcode', { postcode: '4031', ...uluru }],
  ['neither of them', 'postcode', {}],
  ['nothing in any of them', 'postcode', { postcode: '', latitude: null, longitude: null }],
  ['a latitude alone', 'longitude', { latitude: -25 }],
  ['a longitude alone', 'latitude', { longitude: 131 }],
  ['half a position with a postcode', 'postcode', { postcode: '4031', latitude: -25 }],
  ['a position as text', 'latitude', { latitude: '-25', longitude: 131 }],
  ['a list', 'longitude', { latitude: -25, longitude: [131] }],
  ['London', 'latitude', { latitude: 51.5, longitude: -0.12 }],
  ['no place on earth', 'latitude', { latitude: -250, longitude: 1310 }],
])('%s is refused at the field', (_, field, where) => {
  expect(Object.keys(problemsOf(placedSearch, { ...where, radius: 50 }))).toEqual([field]);
});

test('a report has a reason, and may have words', () => {
  for (const reason of reportReasons) expect(siteReport.parse({ reason })).toEqual({ reason });
  expect(problemsOf(siteReport, { message: 'x'.repeat(5001) })).toEqual({
    reason: 'Please choose what’s wrong.',
    message: 'Please keep this to 5000 characters.',
  });
});

test('a look-up takes a text of limited length', () => {
  expect(featureQuery.parse({ query: ' ' })).toEqual({ query: null });
  expect(problemsOf(featureQuery, { query: 'x'.repeat(81) })).toHaveProperty('query');
});
