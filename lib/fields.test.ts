import { email, optionalText, optionalUrl, text } from './fields';

test.each([
  'https://bank.example@evil.example/',
  'https://user:pw@parks.example/',
  'http://:pw@parks.example',
  'HTTPS://user@parks.example/camp',
  'javascript:alert(1)',
  `https://parks.example/${'a'.repeat(2000)}`,
])('%s is refused as a web address', (url) => {
  expect(optionalUrl.safeParse(url).success).toBe(false);
});

test.each(['https://parks.example/camp?at=user@home', 'http://parks.example', ''])('%j is taken', (url) => {
  expect(optionalUrl.safeParse(url).success).toBe(true);
});

test('blanks round a text do not count, but an endless run of them is too long', () => {
  expect(text(80).parse(`  ${'a'.repeat(80)}  `)).toBe('a'.repeat(80));
  expect(email.parse(' mia@example.com ')).toBe('mia@example.com');
  const { error } = text(80).safeParse(' '.repeat(64 * 1024));
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please keep this to 80 characters.']);
});

test.each([
  ['Easter\u202egnirps', 'Eastergnirps'],
  ['m\u200bi\ufeffa', 'mia'],
  ['\u202a0412 345 678\u202c', '0412 345 678'],
  ['\u2067 نور\u2069', 'نور'],
])('%j loses the signs that nobody sees and that turn the writing round', (typed, kept) => {
  expect([text().parse(typed), optionalText().parse(typed)]).toEqual([kept, kept]);
});

test.each(['👩‍👩‍👧‍👦 Jess & the Boys 🏕️', 'می‌خواهم', 'क्‍ष', 'Zoë\u0301'])(
  '%s stays as it was typed',
  (name) => {
    expect(text().parse(name)).toBe(name);
  },
);

test('a text of which nothing can be seen is none', () => {
  for (const nothing of ['\u200b\u200b', '\u3164', '\u2800', '\u200d\ufe0f']) {
    expect(text(80, 'Name is required').safeParse(nothing).error?.issues[0]?.message).toBe(
      'Name is required',
    );
    expect(optionalText().parse(nothing)).toBeNull();
  }
});
