import { anId, asSent, problemsOf } from '@/tests/problems';
import { campsite, foundCampsite, searchResponse, siteDetail, siteSearch } from './schema';

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
