import { distinct, readAddresses } from './email-list';

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
