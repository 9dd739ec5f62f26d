import { changeLines } from './change-lines';

const none = { meals: 0, turns: 0, plans: 0 };
const nothing = { stops: [], moved: none, after_end: none, bookings: 0, asked: 0 };

test('a change that moves nothing is only told', () => {
  expect(changeLines(nothing, '2027-04-17')).toEqual(['Everyone is told once.']);
});

test('a change says its new end, what moves, what goes and who is asked', () => {
  const stops = [{ leave_on: '2027-04-18' } as never];
  const change = {
    stops,
    moved: { meals: 2, turns: 0, plans: 1 },
    after_end: { meals: 1, turns: 0 },
    bookings: 1,
    asked: 2,
  };
  expect(changeLines(change, '2027-04-17')).toEqual([
    'The trip then ends on Sun 18 Apr.',
    '2 meals and 1 plan move along.',
    '1 meal has no day any more and is kept after the trip’s end.',
    '1 booking stays with you, to be cancelled.',
    'Everyone is told once. Whoever sleeps elsewhere then is asked to confirm.',
  ]);
});
