import { containsPattern } from './sql';

test('the words may be anywhere in the text', () => {
  expect(containsPattern('river')).toBe('%river%');
});

test('per cent, underscore and backslash match themselves', () => {
  expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
});
