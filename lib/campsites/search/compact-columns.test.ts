import { compactIds, compactNumbers, expandIds, expandNumbers } from './compact-columns';

test('ids come back as they were', () => {
  const ids = [
    '01a1fa44-8b0f-74d0-abce-4139e9580000',
    '00000000-0000-0000-0000-00000000000f',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '01a1fa44-8b0f-74d0-0000-000000000001',
  ];
  expect(expandIds(compactIds(ids))).toEqual(ids);
  expect(expandIds(compactIds([]))).toEqual([]);
});

test('two hundred ids that were made at ten moments take 13 characters each, others 24', () => {
  const ids = (moments: number) =>
    Array.from({ length: 200 }, (_, at) => {
      const moment = (at % moments).toString(16).padStart(4, '0');
      return `01a1fa44-${moment}-74d0-abce-4139e958${String(at).padStart(4, '0')}`;
    });
  for (const [moments, most] of [
    [10, 13],
    [200, 24],
  ] as const) {
    expect(compactIds(ids(moments)).length).toBeLessThanOrEqual(200 * most);
    expect(expandIds(compactIds(ids(moments)))).toEqual(ids(moments));
  }
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
