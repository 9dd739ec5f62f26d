import { omitUndefined } from './omit-undefined';

test('what was given stays, null and false among it', () => {
  expect(Object.entries(omitUndefined({ a: undefined, b: null, c: false, d: 0 }))).toEqual([
    ['b', null],
    ['c', false],
    ['d', 0],
  ]);
});
