import { inviteeRow } from '@/tests/factories/trip-people';
import { askedText } from './asked-text';

const now = new Date('2026-11-22T02:00:00Z');

test.each([
  ['2026-11-10', null, 'Invited 12 days ago'],
  ['2026-11-21', null, 'Invited yesterday'],
  ['2026-11-22', null, 'Invited today'],
  ['2026-11-10', '2026-11-20', 'Invited 12 days ago, reminded 2 days ago'],
])('a person invited on %s and reminded on %s reads “%s”', (asked_on, reminded_on, words) => {
  expect(askedText(inviteeRow('Ann', { asked_on, reminded_on }), now)).toBe(words);
});
