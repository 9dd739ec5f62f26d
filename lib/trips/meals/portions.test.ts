import fc from 'fast-check';
import { addDays } from '@/lib/dates';
import { ages } from '@/lib/household/crew-kinds';
import { camper, dog, household } from '@/tests/factories/households';
import { nightsWithin } from '../attendance/nights';
import { headcountOf } from '../headcount/headcount';
import { daysOf } from './grid';
import { portionCount, portionsOn } from './portions';

const easter = { location_name: 'Bendeela', start_date: '2027-03-26', end_date: '2027-03-29' };
const mia = household('Mia', [camper('Mia'), camper('Kim', 'child'), camper('Al', 'baby'), dog('Rex')]);
const sat = { ...household('Nick', [camper('Nick'), camper('Bo', 'toddler')]), arrive_on: '2027-03-27' };

test('who sleeps there eats, and on the day of leaving those of the last night', () => {
  const ofMia = { adults: 1, children: 1, toddlers: 0, babies: 1, people: 3 };
  const ofBoth = { adults: 2, children: 1, toddlers: 1, babies: 1, people: 5 };
  const until = { ...sat, leave_on: '2027-03-28' };
  expect(daysOf(easter).map((day) => portionsOn([mia, sat], easter, day))).toEqual([
    ofMia,
    ofBoth,
    ofBoth,
    ofBoth,
  ]);
  expect(daysOf(easter).map((day) => portionsOn([mia, until], easter, day).people)).toEqual([3, 5, 3, 3]);
});

test.each([
  [{ adults: 11, children: 6, toddlers: 2, babies: 1 }, 15],
  [{ adults: 1, children: 0, toddlers: 0, babies: 0 }, 1],
  [{ adults: 0, children: 1, toddlers: 0, babies: 0 }, 1],
  [{ adults: 2, children: 2, toddlers: 0, babies: 3 }, 3],
  [{ adults: 2, children: 0, toddlers: 1, babies: 0 }, 3],
  [{ adults: 0, children: 0, toddlers: 0, babies: 4 }, 0],
])('%j are to be cooked for as %i', (counts, expected) => {
  expect(portionCount({ ...counts, people: 0 })).toBe(expected);
});

const start = '2027-03-26';
const day = fc.integer({ min: 0, max: 6 }).map((days) => addDays(start, days));
const someone = fc.record({
  crew: fc.array(fc.constantFrom(...ages).map((age) => camper(age, age))),
  arrive_on: fc.option(day),
  leave_on: fc.option(day),
});
const anyTrip = fc.record({ length: fc.integer({ min: 0, max: 5 }), households: fc.array(someone) });

test('portions cover the headcount of that day, for any households with any nights', () => {
  fc.assert(
    fc.property(anyTrip, ({ length, households }) => {
      const trip = { location_name: 'Bendeela', start_date: start, end_date: addDays(start, length) };
      const going = households.map(({ crew, arrive_on, leave_on }, index) => ({
        ...household(`${index}`, crew),
        ...nightsWithin({ arrive_on, leave_on }, trip),
      }));
      const { nights } = headcountOf(going, trip);
      for (const [index, each] of daysOf(trip).entries()) {
        const night = nights[Math.min(index, nights.length - 1)];
        const portions = portionsOn(going, trip, each);
        const { adults, children, toddlers, babies, people } = portions;
        expect(night).toMatchObject(portions);
        expect(adults + children + toddlers + babies).toBe(people);
        expect(portionCount(portions)).toBeGreaterThanOrEqual(adults + children / 2 + toddlers / 4);
        expect(portionCount(portions)).toBeLessThanOrEqual(people);
      }
    }),
  );
});
