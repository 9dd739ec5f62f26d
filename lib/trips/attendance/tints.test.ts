import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { tintsOfAll } from './tints';

const going = (name: string) => goingRow(name, inviteeRow(name, { attending: true }));
const organiser = goingRow('Mia', null);

test('up to eight households all have different colours, the organiser the first', () => {
  const attendees = [organiser, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(going)];
  const tints = tintsOfAll({ attendees, pending: [], notGoing: [] });
  expect(tints).toEqual({ trip: 0, a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 });
});

test('the ninth household has the first colour again', () => {
  const pending = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => inviteeRow(name));
  expect(tintsOfAll({ attendees: [organiser], pending, notGoing: [] }).h).toBe(0);
});

test('no answer changes a household’s colour', () => {
  const before = {
    attendees: [organiser, going('c')],
    pending: [inviteeRow('b')],
    notGoing: [inviteeRow('a')],
  };
  const after = {
    attendees: [organiser, going('b'), going('a')],
    pending: [],
    notGoing: [inviteeRow('c')],
  };
  expect(tintsOfAll(before)).toEqual({ trip: 0, a: 1, b: 2, c: 3 });
  expect(tintsOfAll(after)).toEqual(tintsOfAll(before));
});
