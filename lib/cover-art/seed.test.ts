import { coverPath, coverSeed, isCoverSeed, isCoverSize } from './seed';

test('the seed of a campsite with coordinates is the coordinates, to about a hundred metres', () => {
  expect(coverSeed({ latitude: -27.40399, longitude: 153.03, name: 'Kedron' })).toBe('-27.404,153.030');
  expect(coverSeed({ latitude: -0.0001, longitude: 0 })).toBe('0.000,0.000');
});

test('the seed of a campsite without coordinates is its name’s hash, despite case and spaces', () => {
  const seed = coverSeed({ name: 'Riverside  Flat ' });
  expect(seed).toMatch(/^n[0-9a-f]{8}$/);
  expect(coverSeed({ latitude: null, longitude: 150, name: 'riverside flat' })).toBe(seed);
  expect(coverSeed({ latitude: Number.NaN, longitude: 999, name: 'RIVERSIDE FLAT' })).toBe(seed);
  expect(coverSeed({ name: 'Somewhere else' })).not.toBe(seed);
});

test('every seed that coverSeed writes is a valid seed', () => {
  const sites = [{ latitude: -90, longitude: 180 }, { latitude: 12.3456, longitude: -0.0004 }, { name: '' }];
  for (const site of sites) expect(isCoverSeed(coverSeed(site))).toBe(true);
});

test.each([
  '',
  'n12',
  'nABCDEF01',
  '-27.4,153.03',
  '-27.4040,153.030',
  '-0.000,10.000',
  '-90.001,0.000',
  '0.000,180.001',
  '007.000,1.000',
  '01.000,1.000',
  'NaN,1.000',
  '1e3,1.000',
  '../../etc,1.000',
])('%j is not a valid seed', (seed) => {
  expect(isCoverSeed(seed)).toBe(false);
});

test('a cover has one path per size', () => {
  expect(coverPath('-27.404,153.030', 'wide')).toBe('/cover/-27.404,153.030/wide');
  expect(isCoverSize('thumb')).toBe(true);
  expect(isCoverSize('toString')).toBe(false);
});
