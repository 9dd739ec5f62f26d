import { isEmail } from './email';

test.each([
  `${'m'.repeat(248)}@e.au`,
  'mia@example.com',
  "o'brien+camp@mail.example.com.au",
  'zoë@exämple.org',
])('%s is an address', (value) => {
  expect(isEmail(value)).toBe(true);
});

test.each([
  '',
  'mia',
  'mia@example',
  'mia @example.com',
  'a@b@c.de',
  'mia@example.com,tom@example.com',
  'Mia <mia@example.com',
  'mia@example.com\r\nBcc: x@y.z',
  'mia\\@example.com',
  `${'m'.repeat(250)}@e.au`,
  'mi\0a@example.com',
  'mia.\u212ang@example.com',
  'mia@m\u0130nt.example',
  'mia@example\uff0ecom.au',
  '@example.com',
  'mia@.com',
  'mia@example.',
  'mia@\u00adexample.com',
  'mi\u200ba@example.com',
  'mia\u2060@example.com',
  '\u202emia@example.com',
  'mia\u2066@example.com',
  'mia@example.com\ufeff',
  'mia\u115f@example.com',
  'mia\ufe0f@example.com',
  'mia\u2800@example.com',
])('%j is not an address', (value) => {
  expect(isEmail(value)).toBe(false);
});
