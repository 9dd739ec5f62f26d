import { pathAfter } from './path-after';

test.each([
  ['/', '', '/'],
  ['/', '/trip/1?a=b', '/trip/1?a=b'],
  ['/complete-profile', '', '/complete-profile'],
  ['/complete-profile', '/trip/1?a=b', '/complete-profile?callbackUrl=%2Ftrip%2F1%3Fa%3Db'],
])('an account with the next page %j that was on the way to %j goes to %s', (next, onward, path) => {
  expect(pathAfter(next, onward)).toBe(path);
});
