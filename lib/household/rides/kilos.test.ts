import { readKilos } from './kilos';

test.each([
  ['2400', 2400],
  [' 2,400 kg', 2400],
  ['2 400', 2400],
  ['2.4 t', 2400],
  ['1.001t', 1001],
  ['3 tonnes', 3000],
  ['2.4', 2.4],
  ['', null],
  ['2,4 t', '2,4 t'],
  ['about 2 t', 'about 2 t'],
  ['-5', '-5'],
  [2400, 2400],
])('%j is %j kg', (typed, read) => {
  expect(readKilos(typed)).toBe(read);
});
