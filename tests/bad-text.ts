/** What no text field takes, save that an optional one may be empty. */
export const badTexts: [title: string, value: unknown][] = [
  ['81 characters', 'a'.repeat(81)],
  ['a NUL', 'Mi\0a'],
  ['half a surrogate pair', 'Mia \ud83d'],
  ['a number', 5],
  ['a list', ['Mia']],
  ['an operator in place of text', { not: '' }],
];

export const missingTexts: [title: string, value: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['blanks', ' \t '],
];
