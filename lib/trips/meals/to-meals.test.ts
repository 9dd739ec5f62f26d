import { camper, household } from '@/tests/factories/households';
import { type MealRow, toMeal, toMeals } from './to-meals';

const trip = { start_date: '2027-03-26', end_date: '2027-03-27' };
const [mia, tom] = [household('Mia', [camper('Mia')]), household('Tom', [camper('Tom', 'child')])];
const guest = { ...household('Priya', [camper('Priya')]), profile_id: null };
const dinner: MealRow = {
  day: '2027-03-26',
  meal: 'dinner',
  title: 'Dal',
  notes: null,
  cooks: ['Tom', 'Zoe', 'Mia'],
  items: [
    { id: '1', text: 'Lentils', ticked: false, taken_by: 'Tom' },
    { id: '2', text: 'Rice', ticked: false, taken_by: 'Zoe' },
  ],
};
const portions = { adults: 1, children: 1, toddlers: 0, babies: 0, people: 2 };

test('a meal has the cooks who are going, in the order of the households', () => {
  expect(toMeal(dinner, trip, [mia, tom], dinner)).toEqual({
    meal: 'dinner',
    title: 'Dal',
    notes: null,
    outside: null,
    cooks: [
      { household_id: 'Mia', name: 'Mia' },
      { household_id: 'Tom', name: 'Tom' },
    ],
    portions,
    // Zoe had taken the rice. She isn't going any more, so nobody buys it.
    items: [dinner.items[0], { id: '2', text: 'Rice', ticked: false, taken_by: null }],
  });
});

test('every day has all its meals, even those that nobody has filled in', () => {
  const { days } = toMeals(trip, [mia, tom], { meals: [dinner], diets: [] });
  expect(days.map(({ day, meals }) => [day, meals.map(({ title }) => title)])).toEqual([
    ['2027-03-26', [null, null, 'Dal', null]],
    ['2027-03-27', [null, null, null, null]],
  ]);
  expect(days[1]?.meals[2]).toEqual({
    meal: 'dinner',
    title: null,
    notes: null,
    outside: 'after',
    cooks: [],
    portions: { adults: 0, children: 0, toddlers: 0, babies: 0, people: 0 },
    items: [],
  });
});

test('diets are matched by household, without households that aren’t going', () => {
  const of = (household_id: string, name: string) => ({ household_id, name, diet: 'Vegan' });
  const rows = [of('Priya', 'Bo'), of('Tom', 'Kim'), of('Zoe', 'Zoe'), of('Eve', 'Eve')];
  const { diets } = toMeals(trip, [mia, tom, guest], { meals: [], diets: rows });
  expect(diets).toEqual([
    { household_id: 'Tom', name: 'Kim', diet: 'Vegan' },
    { household_id: 'Priya', name: 'Bo', diet: 'Vegan' },
  ]);
});
