import { compactIds, compactPositions, expandIds, expandPositions } from './compact-columns';

test('ids come back as they were, in two thirds of their length', () => {
  const ids = [
    '01a1fa44-8b0f-74d0-abce-4139e9580000',
    '00000000-0000-0000-0000-00000000000f',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ];
  expect(expandIds(compactIds(ids))).toEqual(ids);
  expect(compactIds(ids).length).toBeLessThanOrEqual(22 * ids.length);
  expect(expandIds(compactIds([]))).toEqual([]);
});

test('positions of up to seven decimals come back as they were', () => {
  const positions = [
    { latitude: -34.736251, longitude: 150.47 },
    { latitude: -34.7362511, longitude: 150.4700001 },
    { latitude: 0, longitude: -180 },
    { latitude: -43.64, longitude: 146.8275 },
  ];
  expect(expandPositions(compactPositions(positions))).toEqual(positions);
  expect(expandPositions(compactPositions([]))).toEqual([]);
});

test('a position near the one before takes few characters', () => {
  const near = [
    { latitude: -27.373609, longitude: 152.891534 },
    { latitude: -27.372747, longitude: 152.891134 },
  ];
  const [first, both] = [near.slice(0, 1), near].map((positions) => compactPositions(positions).length);
  expect((both ?? 0) - (first ?? 0)).toBeLessThan(10);
});
