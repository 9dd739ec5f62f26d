import { distinct, readAddresses } from './email-list';

test.each([
  ['mia@example.com', ['mia@example.com']],
  ['mia@example.com, tom@example.com;sam@example.com\nkim@example.com', 4],
  ['"Bennett, Mia" <mia@example.com>, Tom <tom@example.com>', ['mia@example.com', 'tom@example.com']],
  ['mia@example.com MIA@EXAMPLE.COM', ['mia@example.com']],
  ["o'brien+camp@example.co.uk", ["o'brien+camp@example.co.uk"]],
  ['mia', []],
  ['mia@example', []],
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
