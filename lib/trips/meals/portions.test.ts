import fc from 'fast-check';
import { addDays } from '@/lib/dates';
import { ages } from '@/lib/household/crew/crew-options';
import { camper, dog, household } from '@/tests/factories/households';
import { dayParts } from '../attendance/day-parts';
import { stayWithin } from '../attendance/presence';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { type MealPlace, mealKinds } from './grid';
import { portionCount, portionsAt } from './portions';
import { toMeals } from './to-meals';

const easter = { location_name: 'Bendeela', start_date: '2027-03-26', end_date: '2027-03-29' };
const mia = household('Mia', [camper('Mia'), camper('Kim', 'child'), camper('Al', 'baby'), dog('Rex')]);
const sat = {
  ...household('Nick', [camper('Nick'), camper('Bo', 'toddler')]),
  arrive_on: '2027-03-27',
} as Household;

const mealsOf = (going: Household[], day: string) =>
  mealKinds.map((meal) => portionsAt(going, easter, { day, meal }).people);

test('people who are there at a meal eat', () => {
  const ofBoth = { adults: 2, children: 1, toddlers: 1, babies: 1, people: 5 };
  expect(portionsAt([mia, sat], easter, { day: '2027-03-27', meal: 'dinner' })).toEqual(ofBoth);
  expect(mealsOf([mia, sat], '2027-03-26')).toEqual([0, 0, 3, 0]);
  expect(mealsOf([mia, sat], '2027-03-27')).toEqual([3, 3, 5, 3]);
  expect(mealsOf([mia, { ...sat, leave_by: 'night' }], '2027-03-29')).toEqual([5, 2, 2, 2]);
});

test.each([
  [{ adults: 11, children: 6, toddlers: 2, babies: 1 }, 15],
  [{ adults: 1, children: 0, toddlers: 0, babies: 0 }, 1],
  [{ adults: 0, children: 1, toddlers: 0, babies: 0 }, 1],
  [{ adults: 2, children: 2, toddlers: 0, babies: 3 }, 3],
  [{ adults: 2, children: 0, toddlers: 1, babies: 0 }, 3],
  [{ adults: 0, children: 0, toddlers: 0, babies: 4 }, 0],
])('%j are cooked for as %i', (counts, expected) => {
  expect(portionCount({ ...counts, people: 0 })).toBe(expected);
});

const start = '2027-03-26';
const day = fc.integer({ min: 0, max: 6 }).map((days) => addDays(start, days));
const someone = fc.record({
  crew: fc.array(fc.constantFrom(...ages).map((age) => camper(age, age))),
  arrive_on: fc.option(day),
  leave_on: fc.option(day),
  arrive_by: fc.option(fc.constantFrom(...dayParts)),
  leave_by: fc.option(fc.constantFrom(...dayParts)),
});
const anyTrip = fc.record({ length: fc.integer({ min: 0, max: 5 }), households: fc.array(someone) });

/**
 * The meals that a household eats on its first day, keyed by its time of arrival, and on its last
 * day, keyed by its time of leaving. On the days between, the household eats all meals.
 */
const arriving = { morning: 'lunch snacks dinner', afternoon: 'dinner', night: '' };
const leaving = {
  morning: 'breakfast',
  afternoon: 'breakfast lunch snacks',
  night: 'breakfast lunch snacks dinner',
};

function isAt(
  { arrive_on, leave_on, arrive_by, leave_by }: Household,
  trip: TripDates,
  { day, meal }: MealPlace,
) {
  const oneDay = trip.start_date === trip.end_date;
  const [first, last] = [arrive_on ?? trip.start_date, leave_on ?? trip.end_date];
  const arrived = arriving[arrive_by ?? (oneDay ? 'morning' : 'afternoon')].includes(meal);
  const stays = leaving[leave_by ?? (oneDay ? 'night' : 'morning')].includes(meal);
  return day >= first && day <= last && (day > first || arrived) && (day < last || stays);
}

test('a meal’s portions equal the people there at it, for any households and stays', () => {
  fc.assert(
    fc.property(anyTrip, ({ length, households }) => {
      const trip = { start_date: start, end_date: addDays(start, length) };
      const going = households.map(({ crew, ...stay }, index) => ({
        ...household(`${index}`, crew),
        ...stayWithin(stay, trip),
      }));
      for (const { day, meals } of toMeals(trip, going, { meals: [], diets: [] }).days) {
        for (const { meal, portions, outside } of meals) {
          const there = going.filter((each) => isAt(each, trip, { day, meal }));
          const count = (age?: string) =>
            there.flatMap(({ crew }) => crew).filter((each) => !age || (each as { age: string }).age === age)
              .length;
          expect(portions).toEqual({
            adults: count('adult'),
            children: count('child'),
            toddlers: count('toddler'),
            babies: count('baby'),
            people: count(),
          });
          expect(outside === null).toBe(there.length > 0);
          const { adults, children, toddlers, people } = portions;
          expect(portionCount(portions)).toBeGreaterThanOrEqual(adults + children / 2 + toddlers / 4);
          expect(portionCount(portions)).toBeLessThanOrEqual(people);
        }
      }
    }),
  );
});
