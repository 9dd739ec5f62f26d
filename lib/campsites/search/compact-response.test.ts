import { compactResponse, compactResults, expandResponse, expandResults } from './compact-response';
import type { ListedSite } from './listed-site';

const site = (index: number, more: Partial<ListedSite> = {}): ListedSite => ({
  id: `01a1fa44-8b0f-74d0-abce-4139e958${String(index).padStart(4, '0')}`,
  name: `Site ${index}`,
  address: 'Kangaroo Valley NSW 2577',
  latitude: -34.736251,
  longitude: 150.47,
  distance: 23.4,
  source: 'open',
  own: false,
  drivetrain: null,
  pet_friendly: null,
  features: [],
  missing_features: [],
  ...more,
});

test('what a card shows of a site is the same on both sides', () => {
  const locations = [
    site(0),
    site(1, { source: 'user', address: null, pet_friendly: false, name: 'Jo’s "Flat"' }),
    site(2, { source: 'private', own: true, drivetrain: '4 Wheel Drive', features: ['Toilets', 'BBQ'] }),
    site(3, { missing_features: ['Free'] }),
    site(4, { source: 'user', own: true }),
  ];
  const response = { locations, total: 314, unknown: 7 };
  expect(expandResponse(compactResponse(response, 5))).toEqual(response);
});

test('a site past the cards keeps what its pin shows, and nothing more', () => {
  const [card, pin] = [site(0), site(1, { features: ['Toilets'] })];
  const { locations } = expandResponse(compactResponse({ locations: [card, pin], total: 2, unknown: 0 }, 1));
  expect(locations).toEqual([card, { ...pin, address: null, features: [] }]);
});

test('two hundred sites of which little is known fit in 6 kB', () => {
  const locations = Array.from({ length: 200 }, (_, index) => site(index, { name: 'Nancarrow Picnic Area' }));
  const compact = compactResponse({ locations, total: 200, unknown: 0 }, 60);
  expect(JSON.stringify(compact).length).toBeLessThan(6_000);
});

test('of what the open data has nothing to tell, nothing is sent', () => {
  const [open, shared] = [site(0), site(1, { source: 'user' })];
  const { sources, facts } = compactResponse({ locations: [open, shared, site(2)], total: 3, unknown: 0 }, 3);
  expect({ sources, facts }).toEqual({ sources: '01', facts: '' });
});

test.each([
  ['its access', { drivetrain: '2 Wheel Drive' }],
  ['pets', { pet_friendly: true }],
  ['a feature', { features: ['Toilets'] }],
  ['a missing one', { missing_features: ['Toilets'] }],
] as const)('%s alone is worth telling', (_, known) => {
  const locations = [site(0, known as Partial<ListedSite>)];
  expect(expandResponse(compactResponse({ locations, total: 1, unknown: 0 }, 1)).locations).toEqual(
    locations,
  );
});

test('a line break in a name becomes a blank', () => {
  const locations = [site(0, { name: 'Jo’s\nFlat' }), site(1)];
  const { locations: got } = expandResponse(compactResponse({ locations, total: 2, unknown: 0 }, 2));
  expect(got.map(({ name }) => name)).toEqual(['Jo’s Flat', 'Site 1']);
});

/** What a source gives has more fields than the results show. */
const given = (results: object) => results as Parameters<typeof compactResults>[0];

test('each source keeps its own results, and what is none goes through as it is', () => {
  const locations = Array.from({ length: 61 }, (_, index) => site(index));
  const user = { locations, total: 61, unknown: 0 };
  expect(expandResults(compactResults(given({ user, private: 'failed' }), true))).toEqual({
    user,
    private: 'failed',
  });
  const { user: some } = expandResults(compactResults(given({ user, private: 'late' }), false));
  const addresses = (some as typeof user).locations.map(({ address }) => address);
  expect([addresses[59], addresses[60]]).toEqual(['Kangaroo Valley NSW 2577', null]);
  const refused = { error: 'Please wait.' };
  expect(expandResults(compactResults(given({ private: refused }), true))).toEqual({ private: refused });
});
