import { momentText } from './as-of';

const now = new Date(2026, 9, 1, 9, 30);

test.each([
  [new Date(2026, 9, 1, 8, 5), '08:05 today'],
  [new Date(2026, 8, 30, 14, 5), '14:05 yesterday'],
  [new Date(2026, 8, 29, 23, 59), '23:59 on Tue 29 Sep'],
])('%s', (at, text) => expect(momentText(at, now)).toBe(text));
