import { addressProblem, cleanAddress, isEmail, withAsciiDomain } from './email';
import { meantDomain } from './email-guess';
import { distinct, readAddresses } from './email-list';

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

test.each([
  ['mia@example.com', ['mia@example.com']],
  ['mia@example.com, tom@example.com;sam@example.com\nkim@example.com', 4],
  ['"Bennett, Mia" <mia@example.com>, Tom <tom@example.com>', ['mia@example.com', 'tom@example.com']],
  ['mia@example.com MIA@EXAMPLE.COM', ['mia@example.com']],
  ["o'brien+camp@example.co.uk", ["o'brien+camp@example.co.uk"]],
  ["'mia@example.com'", ['mia@example.com']],
  ['"mia@example.com"', ['mia@example.com']],
  ['“mia@example.com”; ‘tom@example.com’', ['mia@example.com', 'tom@example.com']],
  ["'Mia' <'mia@example.com'>", ['mia@example.com']],
  ['mia@example.com. tom@example.com.', ['mia@example.com', 'tom@example.com']],
  ['mia@example.com\u200b\r\n\u202atom@example.com', ['mia@example.com', 'tom@example.com']],
  ['mia@exämple.org, MIA@xn--exmple-cua.org', ['mia@xn--exmple-cua.org']],
  ['mailto:mia@example.com', ['mia@example.com']],
  ['Friends: mia@example.com, tom@example.com;', ['mia@example.com', 'tom@example.com']],
  ['Mia (mia@example.com), tom@example.com (work)', ['mia@example.com', 'tom@example.com']],
  ['Mia <mia@example.com> tom@example.com', ['mia@example.com', 'tom@example.com']],
  ['"bank@example.com" <mia@example.com>', ['mia@example.com']],
  ['"tom@example.com"@example.net', []],
  ['"mia hart"@example.com', []],
  ['mia', []],
  ['mia@example', []],
  ['mia@example..com', []],
  ['jörg@example.com', []],
  ['mia@@example.com', []],
])('%j holds the addresses %j', (text, expected) => {
  const found = readAddresses(text).addresses;
  expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
});

test.each([
  ['mia@example.com', []],
  [' , ;\n', []],
  ['mia', ['mia']],
  ['Mia Hart', ['Mia Hart']],
  ['mia@example, tom@example.com, sam@@example.com', ['mia@example', 'sam@@example.com']],
  ['tom@example.com mia@example TOM@EXAMPLE', ['mia@example', 'TOM@EXAMPLE']],
  ['Tom <tom@example>; Mia <mia@example.com>', ['tom@example']],
  ['"Hart, Mia" <mia@example.com>, Hart, Tom <tom@example.com>', []],
  ['mia, tom@example.com', ['mia']],
])('in %j these look like failed addresses: %j', (text, refused) => {
  expect(readAddresses(text).refused).toEqual(refused);
});

test('a duplicate in any case is dropped, and so is one’s own address', () => {
  expect(distinct(['A@b.cc', 'a@B.cc', 'me@b.cc'], ['ME@b.cc'])).toEqual(['A@b.cc']);
});

test('a domain has one spelling, with an umlaut and without', () => {
  expect(
    distinct(['a@exämple.org', 'a@xn--exmple-cua.org', 'me@exämple.org'], ['me@xn--exmple-cua.org']),
  ).toEqual(['a@exämple.org']);
});

test.each([
  ['gmial.con', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.com.au', 'gmail.com'],
  ['GMAIL.CON', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail.con.au', 'hotmail.com.au'],
  ['outlok.com', 'outlook.com'],
  ['bigpond.con', 'bigpond.com'],
  ['bigpnod.net.au', 'bigpond.net.au'],
  ['optusnet.con.au', 'optusnet.com.au'],
  ['iinett.net.au', 'iinet.net.au'],
  ['yahooo.com.au', 'yahoo.com.au'],
  ['icloud.cm', 'icloud.com'],
  ['harts.con', 'harts.com'],
])('%s was probably meant to be %s', (domain, meant) => {
  expect(meantDomain(`mia@${domain}`)).toBe(meant);
});

test.each([
  'gmail.com',
  'ymail.com',
  'mail.com',
  'email.com',
  'live.com.au',
  'bigpond.net.au',
  'me.com',
  'mae.com',
  'example.com',
  'harts.com.au',
  'jo.id.au',
  'school.edu.au',
  'health.nsw.gov.au',
  'abc.net.au',
  'small.com',
  'yahoo.co.uk',
  'yahoo.ca',
  'hotmail.fr',
  'camp.co',
  'constance.com',
  'xn--gmal-5na.com',
])('%s is not questioned', (domain) => {
  expect(meantDomain(`mia@${domain}`)).toBeNull();
});
