import { addressesIn, distinct } from './addresses';

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
  const found = addressesIn(text);
  expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
});

test('a duplicate in any case is dropped, and so is one’s own address', () => {
  expect(distinct(['A@b.cc', 'a@B.cc', 'me@b.cc'], ['ME@b.cc'])).toEqual(['A@b.cc']);
});
