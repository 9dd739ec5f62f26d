import { compactIds, compactNumbers, expandIds, expandNumbers } from './compact-columns';

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

test.each([
  ['degrees of up to seven decimals', 1e7, [-34.736251, -34.7362511, 150.4700001, 0, -180, 146.8275]],
  ['distances of one decimal', 10, [0, 0.1, 13.9, 14, 199.9]],
  ['no numbers', 10, []],
])('%s come back as they were', (_, steps, numbers) => {
  expect(expandNumbers(compactNumbers(numbers, steps), steps)).toEqual(numbers);
});

test('a number near the one before takes few characters', () => {
  expect(compactNumbers([152.891534, 152.891134], 1e7).split(' ')[1]?.length).toBeLessThan(5);
});
