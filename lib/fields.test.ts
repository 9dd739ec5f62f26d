import { email, optionalUrl, text } from './fields';

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
