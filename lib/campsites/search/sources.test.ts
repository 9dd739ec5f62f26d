import { AppError } from '@/lib/errors';
import { nearestPlace, postcodeCentre } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { spend } from '@/lib/server/http/rate-limiter';
import type { FoundCampsite, SearchResponse } from '../schema';
import { firstCards } from '../search-choices';
import { sitesNear } from './search-sites';
import { type SourceResult, searchSources } from './sources';

jest.mock('@/lib/server/http/rate-limiter', () => ({ spend: jest.fn() }));
jest.mock('@/lib/places/find-place', () => ({ nearestPlace: jest.fn(), postcodeCentre: jest.fn() }));
jest.mock('./search-sites', () => ({ sitesNear: jest.fn() }));

const viewer = { userId: 'mia' } as Viewer;
const search = { postcode: '4031', radius: 100 } as const;
const own = { car: { name: 'Forester', drivetrain: 'All Wheel Drive' }, pets: [] } as const;
const asked = {
  sources: ['ai', 'user', 'private'],
  wants: [],
  unsuited: false,
  fit: false,
  shown: firstCards,
  allFit: false,
} as const;
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
  jest
    .mocked(sitesNear)
    .mockReset()
    .mockImplementation(async (_, scope) => (scope === 'public' ? searchResponse(1, 3) : searchResponse(2)));
});

test('every chosen source that is stored in our database is searched', async () => {
  const found = await searchSources(viewer, asked, search, own);
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

test('a card’s site has the fields that the card shows, and no others', async () => {
  jest.mocked(sitesNear).mockResolvedValue({ locations: [known], total: 1, unknown: 7 });
  const found = await searchSources(viewer, { ...asked, sources: ['private'] }, search, own);
  const {
    phone_contact,
    email_contact,
    campsite_url,
    site_features,
    share_flag,
    own: _,
    observations,
    park,
    ...shown
  } = known;
  expect(found?.results.private).toEqual({ locations: [shown], total: 1, unknown: 7 });
});

test('each source sends its first twelve cards, and more on request', async () => {
  const many = searchResponse(...Array.from({ length: firstCards * 3 }, (_, index) => index));
  jest.mocked(sitesNear).mockResolvedValue(many);
  const all = many.locations.map(({ id }) => id);
  const first = await searchSources(viewer, asked, search, own);
  expect(idsOf(first?.results.user)).toEqual(all.slice(0, firstCards));
  expect(idsOf(first?.results.private)).toEqual(all.slice(0, firstCards));
  expect(first?.results.user).toMatchObject({ total: firstCards * 3 });
  const more = await searchSources(viewer, { ...asked, shown: 24 }, search, own);
  expect(idsOf(more?.results.user)).toEqual(all.slice(0, 24));
});

test('a source that is not chosen is not searched', async () => {
  const found = await searchSources(viewer, { ...asked, sources: ['private'] }, search, own);
  expect(found?.results).toEqual({ private: searchResponse(2) });
  expect(sitesNear).toHaveBeenCalledTimes(1);
});

test('a source that fails is reported and does not hide the other', async () => {
  jest.mocked(sitesNear).mockImplementation(async (_, scope) => {
    if (scope === 'public') throw new Error('down');
    return searchResponse(2);
  });
  const found = await searchSources(viewer, asked, search, own);
  expect(found?.results).toEqual({ user: 'failed', private: searchResponse(2) });
});

test('a slow source is left to the browser and does not delay the other', async () => {
  let finish = () => {};
  const slow = new Promise<SearchResponse>((resolve) => {
    finish = () => resolve(searchResponse(1));
  });
  jest
    .mocked(sitesNear)
    .mockImplementation(async (_, scope) => (scope === 'public' ? slow : searchResponse(2)));
  const found = await searchSources(viewer, asked, search, own, 20);
  expect(found?.results).toEqual({ user: 'late', private: searchResponse(2) });
  finish();
});

test('a page counts as one search, and beyond the limit shows the refusal', async () => {
  await searchSources(viewer, asked, search, own);
  expect(jest.mocked(spend).mock.calls).toEqual([['searches', 'mia']]);
  jest.mocked(sitesNear).mockClear();
  jest.mocked(spend).mockRejectedValue(new AppError(429, 'Please wait 30 seconds.'));
  const found = await searchSources(viewer, asked, search, own);
  const refused = { refused: 'Please wait 30 seconds.' };
  expect(found?.results).toEqual({ user: refused, private: refused });
  expect(sitesNear).not.toHaveBeenCalled();
});

test('an unknown postcode has no results, which is not the same as empty ones', async () => {
  jest.mocked(postcodeCentre).mockResolvedValue(null);
  expect(await searchSources(viewer, asked, search, own)).toBeNull();
  expect(sitesNear).not.toHaveBeenCalled();
});

test('the chosen needs become filters that keep every site that might suit', async () => {
  const wants = ['car', 'pets', 'water', 'free'] as const;
  const found = await searchSources(viewer, { ...asked, wants }, search, own);
  const filters = { needs: wants, car: 'All Wheel Drive', unknown: true };
  expect(found?.search.filters).toEqual(filters);
  expect(sitesNear).toHaveBeenCalledWith(viewer, 'public', centre, { ...search, filters });
  const shown = await searchSources(viewer, { ...asked, wants, unsuited: true }, search, own);
  expect(shown?.search.filters).toEqual({ ...filters, unsuited: true });
});

test('the need "car" is ignored without a car, and without needs nothing is filtered', async () => {
  const found = await searchSources(viewer, { ...asked, wants: ['car'] }, search, { car: null, pets: [] });
  expect(found?.search).toEqual(search);
});

test('with needs each group has some of the first cards', async () => {
  const site = (index: number, pet_friendly: boolean | null) =>
    ({
      id: `${pet_friendly} ${index}`,
      features: [],
      missing_features: [],
      pet_friendly,
    }) as unknown as FoundCampsite;
  const locations = [null, true].flatMap((pets) =>
    Array.from({ length: 80 }, (_, index) => site(index, pets)),
  );
  jest.mocked(sitesNear).mockResolvedValue({ locations, total: 160, unknown: 80 });
  const sent = async (more: object) => {
    const found = await searchSources(viewer, { ...asked, wants: ['pets'], ...more }, search, own);
    const ids = idsOf(found?.results.user) as string[];
    return ['true', 'null'].map((suit) => ids.filter((id) => id.startsWith(suit)).length);
  };
  expect(await sent({})).toEqual([4, 8]);
  expect(await sent({ shown: 24 })).toEqual([4, 20]);
  expect(await sent({ allFit: true })).toEqual([80, 8]);
});

test('"Fits you first" needs what the household brings, beside what was chosen', async () => {
  const rusty = { ...own, pets: ['Rusty'] };
  const found = await searchSources(viewer, { ...asked, fit: true, wants: ['water', 'car'] }, search, rusty);
  expect(found?.search.filters).toEqual({
    needs: ['pets', 'car', 'water'],
    car: 'All Wheel Drive',
    unknown: true,
  });
  const nobody = await searchSources(viewer, { ...asked, fit: true }, search, { car: null, pets: [] });
  expect(nobody?.search).toEqual(search);
});

const bendeela = { latitude: -34.7413, longitude: 150.4695 };
const kangarooValley = { name: 'Kangaroo Valley', state: 'NSW', postcode: '2577', near: true };

test('a spot is the search’s centre, and the AI is asked about the nearest postcode', async () => {
  jest.mocked(nearestPlace).mockResolvedValue(kangarooValley);
  jest.mocked(postcodeCentre).mockResolvedValue({ latitude: -34.6, longitude: 150.5 });
  const found = await searchSources(viewer, asked, { ...bendeela, radius: 50 }, own);
  expect(found).toMatchObject({ centre: bendeela, aiPostcode: '2577', search: { ...bendeela, radius: 50 } });
  expect(sitesNear).toHaveBeenCalledWith(viewer, 'public', bendeela, expect.objectContaining({ radius: 50 }));
});

test('the AI is left out when no postcode is near, or when nobody chose it', async () => {
  jest.mocked(nearestPlace).mockResolvedValue(kangarooValley);
  const far = await searchSources(viewer, asked, { ...bendeela, radius: 50 }, own);
  expect(far).toMatchObject({ centre: bendeela, aiPostcode: null });
  jest.mocked(nearestPlace).mockResolvedValue(null);
  expect(await searchSources(viewer, asked, { ...bendeela, radius: 50 }, own)).toMatchObject({
    aiPostcode: null,
  });
  jest.mocked(nearestPlace).mockClear();
  const stored = { ...asked, sources: ['user'] } as const;
  expect(await searchSources(viewer, stored, search, own)).toMatchObject({ aiPostcode: null });
  expect(nearestPlace).not.toHaveBeenCalled();
});
