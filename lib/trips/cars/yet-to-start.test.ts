import { camper, car, household } from '@/tests/factories/households';
import { seatPlan } from './seat-plan';
import { isYetToStart } from './yet-to-start';

const grace = household('Grace', [camper('Grace'), camper('Ivy', 'baby')], [car('d-max')]);
const planOf = (seats: Record<string, string>, households = [grace]) =>
  seatPlan(households, { seats, tows: {} }, null);

test('seating has yet to start until the first seat is given out, if the cars are enough', () => {
  expect(isYetToStart(planOf({}), false)).toBe(true);
  expect(isYetToStart(planOf({}), true)).toBe(false);
  expect(isYetToStart(planOf({ Ivy: 'd-max' }), false)).toBe(false);
});

test('without people to seat or without a car there is nothing to start', () => {
  expect(isYetToStart(planOf({}, [household('Pat', [], [car('ute')])]), false)).toBe(false);
  expect(isYetToStart(planOf({}, [household('Sam', [camper('Sam')])]), false)).toBe(false);
});
