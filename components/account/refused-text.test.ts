import { refusedText } from './refused-text';

test.each([
  [[], undefined],
  [['mia@example'], '“mia@example” isn’t a full email address, so it was left out.'],
  [['a@b', 'c'], '“a@b” and “c” aren’t full email addresses, so they were left out.'],
  [['a', 'b', 'c'], '“a”, “b” and “c” aren’t full email addresses, so they were left out.'],
  [['a', 'b', 'c', 'd', 'e'], '“a”, “b”, “c” and 2 more aren’t full email addresses, so they were left out.'],
  [['mia@example..com'], '“mia@example..com” has two dots in a row, so it was left out.'],
  [
    ['jörg@example.com', 'c'],
    '“c” isn’t a full email address, so it was left out. Most mail servers can’t deliver this: “jörg@example.com”, so it was left out.',
  ],
  [['x'.repeat(60)], `“${'x'.repeat(39)}…” isn’t a full email address, so it was left out.`],
])('for %j the text is %j', (refused, words) => {
  expect(refusedText(refused)).toBe(words);
});
