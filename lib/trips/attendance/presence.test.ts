import fc from 'fast-check';
import { addDays } from '@/lib/dates';
import { mealKinds } from '../meals/grid';
import { type DayPart, dayParts } from './day-parts';
import { nightsOf, sleepsIn } from './nights';
import { isThereOn, presenceAt, stayProblem, stayWithin } from './presence';
import type { Stay } from './schema';

const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
const oneDay = { start_date: '2027-03-26', end_date: '2027-03-26' };
const whole: Stay = { arrive_on: null, leave_on: null, arrive_by: null, leave_by: null };

const mealsOn = (day: string, stay: Partial<Stay>, trip = easter) =>
  mealKinds.filter((meal) => presenceAt({ ...whole, ...stay }, trip, { day, meal }) === 'there').join(' ');

test.each<[DayPart | null, string]>([
  ['morning', 'lunch dinner snacks'],
  ['afternoon', 'dinner'],
  ['night', ''],
  [null, 'dinner'],
])('a household arriving by %s has these meals that day and breakfast the next: %s', (arrive_by, meals) => {
  expect(mealsOn('2027-03-26', { arrive_by })).toBe(meals);
  expect(mealsOn('2027-03-27', { arrive_by })).toBe('breakfast lunch dinner snacks');
  expect(mealsOn('2027-03-27', { arrive_by, arrive_on: '2027-03-27' })).toBe(meals);
});

test.each<[DayPart | null, string]>([
  ['morning', 'breakfast'],
  ['afternoon', 'breakfast lunch snacks'],
  ['night', 'breakfast lunch dinner snacks'],
  [null, 'breakfast'],
])('a household leaving by %s has these meals that day: %s', (leave_by, meals) => {
  expect(mealsOn('2027-03-29', { leave_by })).toBe(meals);
  expect(mealsOn('2027-03-28', { leave_by, leave_on: '2027-03-28' })).toBe(meals);
  expect(mealsOn('2027-03-29', { leave_by, leave_on: '2027-03-28' })).toBe('');
});

test.each<[Partial<Stay>, string]>([
  [{}, 'lunch dinner snacks'],
  [{ arrive_by: 'afternoon' }, 'dinner'],
  [{ leave_by: 'afternoon' }, 'lunch snacks'],
  [{ arrive_by: 'night' }, ''],
])('on a trip of one day, a stay %j has these meals: %s', (stay, meals) => {
  expect(mealsOn('2027-03-26', stay, oneDay)).toBe(meals);
});

test('a meal before the arrival differs from a meal after the departure', () => {
  const at = (day: string) => presenceAt(whole, easter, { day, meal: 'lunch' });
  expect([at('2027-03-26'), at('2027-03-27'), at('2027-03-29')]).toEqual(['before', 'there', 'after']);
});

test('on a one-day trip leaving before arriving is refused, and an earlier such stay is reset to the whole trip', () => {
  const stay: Stay = { ...whole, arrive_by: 'afternoon', leave_by: 'morning' };
  expect(stayProblem(stay, oneDay)).toEqual({
    field: 'leave_by',
    message: 'Please leave later than you arrive.',
  });
  expect(stayWithin(stay, oneDay)).toEqual(whole);
  expect([stayProblem(stay, easter), stayWithin(stay, easter)]).toEqual([null, stay]);
  expect(stayProblem({ ...whole, leave_by: 'morning' }, oneDay)).toBeNull();
  expect(stayProblem({ ...whole, arrive_by: 'afternoon', leave_by: 'afternoon' }, oneDay)).toBeNull();
  expect(stayProblem({ ...stay, leave_on: '2027-03-25' }, easter)?.field).toBe('leave_on');
});

const trip = fc.integer({ min: 0, max: 5 }).map((length) => ({
  start_date: '2027-03-26',
  end_date: addDays('2027-03-26', length),
}));
const day = fc.option(fc.integer({ min: -2, max: 8 }).map((days) => addDays('2027-03-26', days)));
const part = fc.option(fc.constantFrom(...dayParts));
const anyStay = fc.record({ arrive_on: day, leave_on: day, arrive_by: part, leave_by: part });

test('a household is there on a day exactly when it sleeps or eats there that day', () => {
  fc.assert(
    fc.property(anyStay, trip, (said, dates) => {
      const stay = stayWithin(said, dates);
      expect(stayProblem(stay, dates)).toBeNull();
      for (let at = -1; at <= 7; at += 1) {
        const on = addDays(dates.start_date, at);
        const sleeps = nightsOf(dates).includes(on) && sleepsIn(stay, on);
        const eats = mealKinds.some((meal) => presenceAt(stay, dates, { day: on, meal }) === 'there');
        expect(isThereOn(stay, dates, on)).toBe(sleeps || eats);
      }
    }),
  );
});
