import type { Viewer } from '../auth/viewer';
import { postcodeCentre } from '../places/queries';
import { sitesNear } from './queries';
import type { FoundCampsite, SearchAnswer } from './schema';
import { mergeAnswers, searchSources } from './sources';

jest.mock('../places/queries', () => ({ postcodeCentre: jest.fn() }));
jest.mock('./queries', () => ({ sitesNear: jest.fn() }));

const viewer = {} as Viewer;
const search = { postcode: '4031', radius: 100 } as const;

const answer = (...distances: number[]): SearchAnswer => ({
  locations: distances.map((distance) => ({ id: `at ${distance}`, distance }) as FoundCampsite),
  total: distances.length,
});
const distancesOf = ({ locations }: SearchAnswer) => locations.map(({ distance }) => distance);

beforeEach(() => {
  jest.mocked(postcodeCentre).mockResolvedValue({ latitude: -27.4, longitude: 153 });
  jest
    .mocked(sitesNear)
    .mockImplementation(async (_, scope) => (scope === 'public' ? answer(1, 3) : answer(2)));
});

test('every chosen source goes into one list, nearest first', async () => {
  const results = await searchSources(viewer, ['user', 'private'], search);
  expect(results).toMatchObject({ total: 3, failed: [] });
  expect(results && distancesOf(results)).toEqual([1, 2, 3]);
});

test('a source that is not chosen is not asked', async () => {
  const results = await searchSources(viewer, ['private'], search);
  expect(results && distancesOf(results)).toEqual([2]);
});

test('a source that fails says so and never hides the other', async () => {
  jest.mocked(sitesNear).mockImplementation(async (_, scope) => {
    if (scope === 'public') throw new Error('down');
    return answer(2);
  });
  const results = await searchSources(viewer, ['user', 'private'], search);
  expect(results).toMatchObject({ total: 1, failed: ['user'] });
  expect(results && distancesOf(results)).toEqual([2]);
});

test('an unknown postcode has no results at all, not even none', async () => {
  jest.mocked(postcodeCentre).mockResolvedValue(null);
  expect(await searchSources(viewer, ['user', 'private'], search)).toBeNull();
});

test('the list keeps the nearest 200, while total counts all', () => {
  const many = answer(...Array.from({ length: 200 }, (_, i) => i));
  const { locations, total } = mergeAnswers([{ ...many, total: 314 }, answer(0.5, 500)]);
  expect(locations).toHaveLength(200);
  expect(locations[1]?.distance).toBe(0.5);
  expect(total).toBe(316);
});
