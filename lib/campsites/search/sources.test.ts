import { AppError } from '@/lib/errors';
import { nearestPlace, postcodeCentre } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { spend } from '@/lib/server/http/rate-limiter';
import { featureIds } from '../features/find-features';
import type { FoundCampsite, SearchResponse } from '../schema';
import { firstCards } from './listed-site';
import { sitesNear } from './search-sites';
import { type SourceResult, searchSources } from './sources';

jest.mock('@/lib/server/http/rate-limiter', () => ({ spend: jest.fn() }));
jest.mock('@/lib/places/find-place', () => ({ nearestPlace: jest.fn(), postcodeCentre: jest.fn() }));
jest.mock('./search-sites', () => ({ sitesNear: jest.fn() }));
jest.mock('../features/find-features', () => ({ featureIds: jest.fn() }));

const viewer = { userId: 'mia' } as Viewer;
const search = { postcode: '4031', radius: 100 } as const;
const car = 'All Wheel Drive';
const asked = { sources: ['ai', 'user', 'private'], wants: [], unknown: false, all: false } as const;
const centre = { latitude: -27.4, longitude: 153 };

const searchResponse = (...distances: number[]): SearchResponse => ({
  locations: distances.map((distance) => ({ id: `at ${distance}`, distance }) as FoundCampsite),
  total: distances.length,
  unknown: 0,
});
const idsOf = (result: SourceResult | undefined) =>
  typeof result === 'object' && 'locations' in result ? result.locations.map(({ id }) => id) : result;

beforeEach(() => {
  jest.mocked(spend).mockReset();
  jest.mocked(postcodeCentre).mockResolvedValue(centre);
  jest.mocked(featureIds).mockImplementation(async (names) => names.map((name) => `id of ${name}`));
  jest
    .mocked(sitesNear)
    .mockReset()
    .mockImplementation(async (_, scope) => (scope === 'public' ? searchResponse(1, 3) : searchResponse(2)));
});

test('every chosen source that is stored here responds by itself', async () => {
  const found = await searchSources(viewer, asked, search, car);
  expect(found).toMatchObject({
    centre,
    results: { user: searchResponse(1, 3), private: searchResponse(2) },
  });
});

const known: FoundCampsite = {
  id: 'bendeela',
  name: 'Bendeela',
  address: 'Kangaroo Valley NSW 2577',
  latitude: -34.74,
  longitude: 150.47,
  distance: 23.4,
  source: 'private',
  own: true,
  drivetrain: '4 Wheel Drive',
  pet_friendly: false,
  features: ['Toilets'],
  missing_features: ['Free'],
  phone_contact: '02 4465 1234',
  email_contact: 'jo@example.com',
  campsite_url: 'https://example.com',
  site_features: ['id of Toilets'],
  share_flag: false,
};

test('a card’s site comes with what the card shows, and nothing else', async () => {
  jest.mocked(sitesNear).mockResolvedValue({ locations: [known], total: 1, unknown: 7 });
  const found = await searchSources(viewer, { ...asked, sources: ['private'] }, search, car);
  const {
    phone_contact,
    email_contact,
    campsite_url,
    site_features,
    share_flag,
    observations,
    park,
    ...shown
  } = known;
  expect(found?.results.private).toEqual({ locations: [shown], total: 1, unknown: 7 });
});

test('each source sends the sites of its first cards, and all of them where the list is shown to its end', async () => {
  const many = searchResponse(...Array.from({ length: firstCards + 2 }, (_, index) => index));
  jest.mocked(sitesNear).mockResolvedValue(many);
  const all = many.locations.map(({ id }) => id);
  const first = await searchSources(viewer, asked, search, car);
  expect(idsOf(first?.results.user)).toEqual(all.slice(0, firstCards));
  expect(idsOf(first?.results.private)).toEqual(all.slice(0, firstCards));
  expect(first?.results.user).toMatchObject({ total: firstCards + 2 });
  const whole = await searchSources(viewer, { ...asked, all: true }, search, car);
  expect(idsOf(whole?.results.user)).toEqual(all);
});

test('a source that is not chosen is not asked', async () => {
  const found = await searchSources(viewer, { ...asked, sources: ['private'] }, search, car);
  expect(found?.results).toEqual({ private: searchResponse(2) });
  expect(sitesNear).toHaveBeenCalledTimes(1);
});

test('a source that fails says so and never hides the other', async () => {
  jest.mocked(sitesNear).mockImplementation(async (_, scope) => {
    if (scope === 'public') throw new Error('down');
    return searchResponse(2);
  });
  const found = await searchSources(viewer, asked, search, car);
  expect(found?.results).toEqual({ user: 'failed', private: searchResponse(2) });
});

test('a source that is slow is left to the browser and never holds up the other', async () => {
  let finish = () => {};
  const slow = new Promise<SearchResponse>((resolve) => {
    finish = () => resolve(searchResponse(1));
  });
  jest
    .mocked(sitesNear)
    .mockImplementation(async (_, scope) => (scope === 'public' ? slow : searchResponse(2)));
  const found = await searchSources(viewer, asked, search, car, 20);
  expect(found?.results).toEqual({ user: 'late', private: searchResponse(2) });
  finish();
});

test('a page counts as one search, and beyond the limit it says so instead of searching', async () => {
  await searchSources(viewer, asked, search, car);
  expect(jest.mocked(spend).mock.calls).toEqual([['searches', 'mia']]);
  jest.mocked(sitesNear).mockClear();
  jest.mocked(spend).mockRejectedValue(new AppError(429, 'Please wait 30 seconds.'));
  const found = await searchSources(viewer, asked, search, car);
  const refused = { refused: 'Please wait 30 seconds.' };
  expect(found?.results).toEqual({ user: refused, private: refused });
  expect(sitesNear).not.toHaveBeenCalled();
});

test('an unknown postcode has no results at all, not even none', async () => {
  jest.mocked(postcodeCentre).mockResolvedValue(null);
  expect(await searchSources(viewer, asked, search, car)).toBeNull();
  expect(sitesNear).not.toHaveBeenCalled();
});

test('what is wanted becomes filters: one’s own car, pets, and the features by their ids', async () => {
  const found = await searchSources(
    viewer,
    { ...asked, wants: ['car', 'pets', 'water', 'free'], unknown: true },
    search,
    car,
  );
  const filters = {
    drivetrain: 'All Wheel Drive',
    unknown_access: true,
    pets: true,
    features: ['id of Drinking water', 'id of Free'],
    unknown: true,
  };
  expect(found?.search.filters).toEqual(filters);
  expect(sitesNear).toHaveBeenCalledWith(viewer, 'public', centre, { ...search, filters });
});

test('without a car nothing is out of its reach', async () => {
  const found = await searchSources(viewer, { ...asked, wants: ['car'] }, search, null);
  expect(found?.search.filters?.drivetrain ?? null).toBeNull();
});

const bendeela = { latitude: -34.7413, longitude: 150.4695 };
const kangarooValley = { name: 'Kangaroo Valley', state: 'NSW', postcode: '2577' };

test('a spot is searched round itself, and the AI round the postcode of the place that is nearest', async () => {
  jest.mocked(nearestPlace).mockResolvedValue(kangarooValley);
  jest.mocked(postcodeCentre).mockResolvedValue({ latitude: -34.6, longitude: 150.5 });
  const found = await searchSources(viewer, asked, { ...bendeela, radius: 50 }, car);
  expect(found).toMatchObject({ centre: bendeela, aiPostcode: '2577', search: { ...bendeela, radius: 50 } });
  expect(sitesNear).toHaveBeenCalledWith(viewer, 'public', bendeela, expect.objectContaining({ radius: 50 }));
});

test('where no postcode’s people live near, and where nobody asks it, the AI is left out', async () => {
  jest.mocked(nearestPlace).mockResolvedValue(kangarooValley);
  const far = await searchSources(viewer, asked, { ...bendeela, radius: 50 }, car);
  expect(far).toMatchObject({ centre: bendeela, aiPostcode: null });
  jest.mocked(nearestPlace).mockResolvedValue(null);
  expect(await searchSources(viewer, asked, { ...bendeela, radius: 50 }, car)).toMatchObject({
    aiPostcode: null,
  });
  jest.mocked(nearestPlace).mockClear();
  const stored = { ...asked, sources: ['user'] } as const;
  expect(await searchSources(viewer, stored, search, car)).toMatchObject({ aiPostcode: null });
  expect(nearestPlace).not.toHaveBeenCalled();
});
