import { councilsAt } from './council-at';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['Bega', 'NSW', at(-36.674, 149.842), ['Bega Valley']],
  ['Jindabyne', 'NSW', at(-36.417, 148.617), ['Snowy Monaro']],
  ['Tibooburra', 'NSW', at(-29.43, 142.01), ['Unincorporated NSW']],
  ['Bright', 'VIC', at(-36.73, 146.96), ['Alpine']],
  ['Nannup', 'WA', at(-33.98, 115.76), ['Nannup']],
  ['Lord Howe Island', 'NSW', at(-31.553, 159.077), []],
  ['a state without councils in the file', 'QLD', at(-27.47, 153.02), []],
])('%s', (_, state, spot, councils) => {
  expect(councilsAt(state, spot)).toEqual(councils);
});

test('near a line between councils both may be the right one', () => {
  expect(councilsAt('NSW', at(-35.35, 149.24))).toEqual(['Queanbeyan-Palerang']);
  expect(councilsAt('VIC', at(-37.56, 143.95))).toEqual(['Ballarat', 'Moorabool']);
});

test('a look-up is quick', () => {
  const start = performance.now();
  for (let n = 0; n < 100; n++) councilsAt('NSW', at(-30 - n / 20, 150));
  expect((performance.now() - start) / 100).toBeLessThan(5);
});
