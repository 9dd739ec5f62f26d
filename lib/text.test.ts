import { isValidText, oneLine, siteHost } from './text';

test('Postgres can keep any text but a NUL and half a surrogate pair', () => {
  for (const value of ['', 'Zoë ⛺ 🏕']) expect(isValidText(value)).toBe(true);
  for (const value of ['a\0b', '\ud800', 'a\udc00']) expect(isValidText(value)).toBe(false);
});

test('a web address goes by its host, without www', () => {
  expect(siteHost('https://www.parks.example/camp')).toBe('parks.example');
  expect(siteHost('https://my.www.example')).toBe('my.www.example');
});

test('a name becomes one line', () => {
  expect(oneLine('Mia\r\n\r\nPay here\u0085 now')).toBe('Mia Pay here now');
});
