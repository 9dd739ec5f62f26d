import { containsPattern } from './sql';

test('the words may stand anywhere', () => {
  expect(containsPattern('river')).toBe('%river%');
});

test('per cent, underscore and backslash stand for themselves', () => {
  expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
});
