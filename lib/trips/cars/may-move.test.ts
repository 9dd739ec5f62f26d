import { camper, car, caravan, household } from '@/tests/factories/households';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { mayMoveOf, openCount } from './may-move';
import { seatPlan } from './seat-plan';

const grace = household('Grace Hall', [camper('Grace'), camper('Ivy', 'baby')], [car('d-max')]);
const sam = household('Sam', [camper('Sam'), camper('Anaya', 'child')], [caravan('caravan')]);

test('the open count is of one’s own household, for an organiser of everybody, and zero without a car', () => {
  const plan = seatPlan([grace, sam], { seats: { Ivy: null }, tows: {} }, null);
  expect(['Grace Hall', 'Sam', 'all', null].map((mine) => openCount(plan, mine))).toEqual([1, 3, 4, 0]);
  expect(openCount(seatPlan([sam], { seats: {}, tows: {} }, null), 'all')).toBe(0);
});

test('organisers move everybody, others their own household, and nobody moves anybody once the trip is closed', () => {
  const going = [goingRow('Mia', null), goingRow('Tom', inviteeRow('tom', { own: true }))];
  expect(mayMoveOf(going, { organises: 'co-organiser', closed: false })).toBe('all');
  expect(mayMoveOf(going, { organises: null, closed: false })).toBe(going[1]?.household_id);
  expect(mayMoveOf([goingRow('Mia', null)], { organises: null, closed: false })).toBeNull();
  expect(mayMoveOf(going, { organises: null, closed: true })).toBeNull();
});
