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

test('what leads nowhere goes where it is told to, or home', () => {
  expect(safeCallback('//evil.example', '/trip/1')).toBe('/trip/1');
  expect(safeCallback('/trip/2', '/trip/1')).toBe('/trip/2');
});

test('the log-in page remembers where somebody was going, unless it was home', () => {
  expect(loginPath('/trip/1?a=b')).toBe('/login?callbackUrl=%2Ftrip%2F1%3Fa%3Db');
  expect(loginPath('/')).toBe('/login');
  expect(loginPath('//evil.example')).toBe('/login');
});

test('so does the page that completes the profile', () => {
  expect(profilePath('/trip/1?a=b')).toBe('/complete-profile?callbackUrl=%2Ftrip%2F1%3Fa%3Db');
  expect(profilePath('/')).toBe('/complete-profile');
  expect(profilePath('//evil.example')).toBe('/complete-profile');
});
