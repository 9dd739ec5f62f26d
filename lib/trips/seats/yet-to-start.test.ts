import { camper, car, household } from '@/tests/factories/households';
import { seatPlan } from './seat-plan';
import { isYetToStart } from './yet-to-start';

const grace = household('Grace', [camper('Grace'), camper('Ivy', 'baby')], [car('d-max')]);
const planOf = (seats: Record<string, string>, households = [grace]) =>
  seatPlan(households, { seats, tows: {} }, null);

test('seats are yet to be given out till the first one is, where the cars take all', () => {
  expect(isYetToStart(planOf({}), false)).toBe(true);
  expect(isYetToStart(planOf({}), true)).toBe(false);
  expect(isYetToStart(planOf({ Ivy: 'd-max' }), false)).toBe(false);
});

test('without anybody to seat or without a car there is nothing to start with', () => {
  expect(isYetToStart(planOf({}, [household('Pat', [], [car('ute')])]), false)).toBe(false);
  expect(isYetToStart(planOf({}, [household('Sam', [camper('Sam')])]), false)).toBe(false);
});
