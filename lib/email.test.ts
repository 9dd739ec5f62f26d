import { addressProblem, cleanAddress, isEmail, withAsciiDomain } from './email';

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

test.each([
  ['zoë@exämple.org', 'zoë@xn--exmple-cua.org'],
  ['mia@camp.例え.jp', 'mia@camp.xn--r8jz45g.jp'],
  ['Mia@Example.COM', 'Mia@Example.COM'],
  ['mia@ä/b.org', 'mia@ä/b.org'],
  ['mia@ä%2eb.org', 'mia@ä%2eb.org'],
  ['ä', 'ä'],
])('the domain of %s is written %s', (address, expected) => {
  expect(withAsciiDomain(address)).toBe(expected);
});

test.each([
  ['mia@example.com', null],
  ["o'brien+camp@mail.example.com.au", null],
  ['mia_h@exämple.org', null],
  ['mia@example..com', 'dots'],
  ['mia..h@example.com', 'dots'],
  ['jörg@example.com', 'letters'],
  ['.mia@example.com', 'incomplete'],
  ['mia.@example.com', 'incomplete'],
  [`${'m'.repeat(65)}@example.com`, 'incomplete'],
  ['mia@-example.com', 'incomplete'],
  ['mia@my_camp.com', 'incomplete'],
  ['mia@192.168.1.1', 'incomplete'],
  ['mia@example', 'incomplete'],
  ['mia@example.com.', 'incomplete'],
])('mail to %s has the problem %j', (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});

test.each([
  ["'mia@example.com'", 'mia@example.com'],
  ['“mia@example.com”.', 'mia@example.com'],
  ['mia@example.com..', 'mia@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['\u200emia@exämple.org\u200b', 'mia@xn--exmple-cua.org'],
  ["'", ''],
])('%j without what was copied along is %j', (text, expected) => {
  expect(cleanAddress(text)).toBe(expected);
});
