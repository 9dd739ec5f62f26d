import { seatPlan } from '@/lib/trips/cars/seat-plan';
import { camper, car, caravan, household } from '@/tests/factories/households';
import { hintFor } from './hint';

const grace = household('Grace', [camper('Grace')], [car('ute', { seats: 1, can_tow: true })]);
const sam = household('Sam', [camper('Sam'), camper('Jas')], [caravan('van')]);
const board = (seating: Parameters<typeof seatPlan>[1], changes: object = {}) => ({
  plan: seatPlan([grace, sam], seating, null),
  picked: [],
  hitching: null,
  takes: () => false,
  mayMove: () => true,
  ...changes,
});
const nothing = { seats: { Grace: null }, tows: {} };
const waiting = board(nothing).plan.unseated;

test.each([
  ['to begin with', board(nothing), 'Tap somebody, then a free seat.'],
  [
    'where others wait alone',
    board(nothing, { mayMove: () => false }),
    'Each household seats its own people; the organisers seat anybody.',
  ],
  [
    'somebody alone who fits',
    board(nothing, { picked: waiting.slice(0, 1), takes: () => true }),
    'Grace is picked. Tap a free seat.',
  ],
  [
    'somebody alone who doesn’t',
    board(nothing, { picked: waiting.slice(0, 1) }),
    'Grace is picked. No other car has a free seat.',
  ],
  [
    'a household that fits',
    board(nothing, { picked: waiting.slice(1), takes: () => true }),
    'Sam and Jas are picked. Tap their seats.',
  ],
  [
    'a household that doesn’t',
    board(nothing, { picked: waiting.slice(1) }),
    'Sam and Jas are picked. No car has room for all; tap one again to pick them alone.',
  ],
  ['a trailer', board(nothing, { hitching: 'van' }), 'Choose a car that can tow it.'],
  [
    'a second trailer',
    board({ seats: {}, tows: { van: 'ute' } }, { hitching: 'other' }),
    'No car that can tow is free.',
  ],
])('%s', (_, at, hint) => expect(hintFor(at, false)).toBe(hint));

test('with everybody seated the hint names only a trailer, then nothing', () => {
  const alone = household('Grace', [camper('Grace')], [car('ute', { can_tow: true }), caravan('van')]);
  const plan = (tows: Record<string, string>) => seatPlan([alone], { seats: { Grace: 'ute' }, tows }, null);
  expect(hintFor({ ...board(nothing), plan: plan({}) }, false)).toBe('Tap it, then a car that can tow.');
  expect(hintFor({ ...board(nothing), plan: plan({ van: 'ute' }) }, false)).toBe('');
});

test('on a trip that is over the hint says that nothing can be changed', () => {
  expect(hintFor(board(nothing), true)).toBe('Nothing can be changed any more.');
});
