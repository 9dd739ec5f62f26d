import { momentText } from './as-of';

const now = new Date(2026, 9, 1, 9, 30);

test.each([
  [new Date(2026, 9, 1, 8, 5), '8:05 am today'],
  [new Date(2026, 8, 30, 14, 5), '2:05 pm yesterday'],
  [new Date(2026, 8, 29, 23, 59), '11:59 pm on Tue 29 Sep'],
])('%s', (at, text) => expect(momentText(at, now)).toBe(text));
