import { camper, car, caravan, household } from '@/tests/factories/households';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { mayMoveOf, openCount } from './may-move';
import { type Seating, seatPlan } from './seat-plan';

const nobody: Seating = { seats: {}, tows: {} };
const grace = household('Grace Hall', [camper('Grace'), camper('Ivy', 'baby')], [car('d-max')]);
const sam = household('Sam', [camper('Sam'), camper('Anaya', 'child')], [caravan('caravan')]);

test('the open count is of one’s own household, for an organiser of everybody, and zero without a car', () => {
  const plan = seatPlan([grace, sam], { seats: { Grace: 'd-max' }, tows: {} }, null);
  expect(['Grace Hall', 'Sam', 'all', null].map((mine) => openCount(plan, mine, false))).toEqual([
    1, 3, 4, 0,
  ]);
  expect(openCount(seatPlan([sam], nobody, null), 'all', true)).toBe(0);
});

test('before the first seat is given out, only people without a car count, unless the cars are too few', () => {
  const plan = seatPlan([grace, sam], nobody, null);
  expect([openCount(plan, 'all', false), openCount(plan, 'all', true)]).toEqual([2, 5]);
  expect(['Grace Hall', 'Sam', null].map((mine) => openCount(plan, mine, false))).toEqual([0, 2, 0]);
});

test('organisers move everybody, others their own household, and nobody moves anybody once the trip is closed', () => {
  const going = [goingRow('Mia', null), goingRow('Tom', inviteeRow('tom', { own: true }))];
  expect(mayMoveOf(going, { organises: 'co-organiser', closed: false })).toBe('all');
  expect(mayMoveOf(going, { organises: null, closed: false })).toBe(going[1]?.household_id);
  expect(mayMoveOf([goingRow('Mia', null)], { organises: null, closed: false })).toBeNull();
  expect(mayMoveOf(going, { organises: null, closed: true })).toBeNull();
});
