import { omitUndefined } from './omit-undefined';

test('given values stay, including null and false', () => {
  expect(Object.entries(omitUndefined({ a: undefined, b: null, c: false, d: 0 }))).toEqual([
    ['b', null],
    ['c', false],
    ['d', 0],
  ]);
});
