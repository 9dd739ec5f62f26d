import fc from 'fast-check';
import { beginning, bellWords, cantCome, saysCantCome } from './bell-words';

test.each([
  ['comment', 'Sam: who has the mallet?'],
  ['announcement', 'Sam announces: who has the mallet?'],
  ['mention', 'Sam mentions you: who has the mallet?'],
] as const)('of a %s a bell says: %s', (kind, words) =>
  expect(bellWords('Sam', kind, 'who has\r\n\r\nthe mallet?')).toBe(words),
);

test('a notification uses a person’s given name, like one about an answer', () =>
  expect(bellWords('Sam Kaur', 'comment', 'hello')).toBe('Sam: hello'));

test('an answer of not going is recognised by its text', () => {
  expect(saysCantCome(cantCome('Dave'))).toBe(true);
  expect(saysCantCome('Dave is going with 1 other')).toBe(false);
});

test('a long text is cut between two characters and ends with an ellipsis', () => {
  expect(beginning('12345', 5)).toBe('12345');
  expect(beginning('123456', 5)).toBe('1234…');
  expect(beginning('123 456', 5)).toBe('123…');
  expect(beginning('12👩‍👩‍👧‍👧 and more', 9)).toBe('12…');
});

test('the text fits in a notification for any name and text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.string({ unit: 'binary' }),
      (name, text) => {
        for (const long of [text, text.repeat(40)])
          expect(Array.from(bellWords(name, 'mention', long)).length).toBeLessThanOrEqual(500);
      },
    ),
  );
});
