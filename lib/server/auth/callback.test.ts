import { loginPath, profilePath, safeCallback } from './callback';

test.each(['/trip/1', '/invite/abc?x=1#y', '/', '/trip/1/login', '/loginx', '/trip//1'])(
  '%s stays on this site',
  (path) => {
    expect(safeCallback(path)).toBe(path);
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/.//evil.example',
  '/logout',
  '/auth/logout',
  '/x/../api/trips',
  '',
  null,
  undefined,
])('%j leads home instead', (path) => {
  expect(safeCallback(path)).toBe('/');
});

test('a destination off this site is replaced by the fallback, or by the home page', () => {
  expect(safeCallback('//evil.example', '/trip/1')).toBe('/trip/1');
  expect(safeCallback('/trip/2', '/trip/1')).toBe('/trip/2');
});

test('the log-in page remembers the destination, unless it was the home page', () => {
  expect(loginPath('/trip/1?a=b')).toBe('/login?callbackUrl=%2Ftrip%2F1%3Fa%3Db');
  expect(loginPath('/')).toBe('/login');
  expect(loginPath('//evil.example')).toBe('/login');
});

test('the page that completes the profile remembers the destination too', () => {
  expect(profilePath('/trip/1?a=b')).toBe('/complete-profile?callbackUrl=%2Ftrip%2F1%3Fa%3Db');
  expect(profilePath('/')).toBe('/complete-profile');
  expect(profilePath('//evil.example')).toBe('/complete-profile');
});
