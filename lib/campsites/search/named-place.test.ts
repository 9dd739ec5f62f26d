import { AppError } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { spend } from '@/lib/server/http/rate-limiter';
import { NAME_UNKNOWN, placeByName } from './named-place';
import { readSearchUrl } from './search-url';
import { suggest } from './suggest';
import type { Suggestions } from './suggest-schema';

jest.mock('@/lib/server/http/rate-limiter', () => ({ spend: jest.fn() }));
jest.mock('./suggest', () => ({ suggest: jest.fn() }));

const viewer = { userId: 'mia' } as Viewer;
const byronBay = {
  placeName: 'Byron Bay',
  state: 'NSW',
  postalCode: '2481',
  latitude: -28.64691,
  longitude: 153.6,
};

beforeEach(() => {
  jest.mocked(spend).mockReset();
  jest
    .mocked(suggest)
    .mockReset()
    .mockResolvedValue({ places: [byronBay], campsites: [] });
});

test('a name becomes the spot that it means, and the rest of the search stays', async () => {
  const { params, problem } = await placeByName(viewer, { postcode: ' Byron ', radius: '50', q: 'creek' });
  expect(problem).toBeNull();
  expect(suggest).toHaveBeenCalledWith(viewer, 'Byron');
  expect(readSearchUrl(params, '4031')).toMatchObject({
    values: { postcode: 'Byron Bay NSW 2481', radius: '50', q: 'creek' },
    search: { latitude: -28.6469, longitude: 153.6 },
    errors: {},
  });
});

test.each([{}, { postcode: '4031' }, { postcode: '40' }, { postcode: '' }])(
  '%p is not taken for a name',
  async (params) => {
    expect(await placeByName(viewer, params)).toEqual({ params, site: null, problem: null });
    expect(suggest).not.toHaveBeenCalled();
    expect(spend).not.toHaveBeenCalled();
  },
);

test('the name of a spot in the address is not looked up', async () => {
  const params = { postcode: 'Map area', near: 'Map area', latitude: '-28.6', longitude: '153.6' };
  expect(await placeByName(viewer, params)).toEqual({ params, site: null, problem: null });
  expect(suggest).not.toHaveBeenCalled();
});

test('a name without any match keeps its text and reports the problem', async () => {
  jest.mocked(suggest).mockResolvedValue({ places: [], campsites: [] });
  for (const postcode of ['Byrrron', '🏕', "'; drop table places; --", '.*', 'x'.repeat(100)]) {
    const { params, problem } = await placeByName(viewer, { postcode });
    expect(problem).toBe(NAME_UNKNOWN);
    expect(readSearchUrl(params, '4031')).toMatchObject({ values: { postcode }, search: null });
  }
});

test('a text that is too long or can’t be stored is never looked up', async () => {
  for (const postcode of ['x'.repeat(500), 'a\0b'])
    expect(await placeByName(viewer, { postcode })).toMatchObject({ problem: NAME_UNKNOWN });
  expect(suggest).not.toHaveBeenCalled();
});

test('a name counts as a look-up, and beyond the limit reports the problem', async () => {
  await placeByName(viewer, { postcode: 'Byron' });
  expect(spend).toHaveBeenCalledWith('lookup', 'mia');
  jest.mocked(suggest).mockClear();
  jest.mocked(spend).mockRejectedValueOnce(new AppError(429, 'Please wait.'));
  expect(await placeByName(viewer, { postcode: 'Byron' })).toMatchObject({ problem: 'Please wait.' });
  expect(suggest).not.toHaveBeenCalled();
  jest.mocked(spend).mockRejectedValueOnce(new Error('down'));
  await expect(placeByName(viewer, { postcode: 'Byron' })).rejects.toThrow('down');
});

test('the name of a campsite leads to its page', async () => {
  const bendeela = { id: 'bendeela', name: 'Bendeela' } as Suggestions['campsites'][number];
  jest.mocked(suggest).mockResolvedValue({ places: [], campsites: [bendeela] });
  const params = { postcode: 'Bendeela' };
  expect(await placeByName(viewer, params)).toEqual({ params, site: 'bendeela', problem: null });
});
