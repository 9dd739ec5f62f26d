import { fileName } from './file-name';

test.each([
  ['Easter at Bendeela', 'campmates-easter-at-bendeela.ics'],
  [null, 'campmates-trip.ics'],
  ['⛺', 'campmates-trip.ics'],
  ['Café "quoted"\r\nset-cookie: a/../b', 'campmates-cafe-quoted-set-cookie-a-b.ics'],
])('%j becomes %s', (name, expected) => {
  expect(fileName(name, '.ics')).toBe(expected);
});
