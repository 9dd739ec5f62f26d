import { addDays } from '@/lib/dates';
import { type MealRow, toMeals } from '@/lib/trips/meals/to-meals';
import { camper, household } from '@/tests/factories/households';
import { mealTables } from './meal-tables';

const first = '2027-03-26';
const going = [household('Linh Tran', [camper('Linh')]), household('Pat', [camper('Pat')])];
const row = (day: number, meal: MealRow['meal'], title: string | null, cooks: string[] = []): MealRow => ({
  day: addDays(first, day),
  meal,
  title,
  cooks,
  notes: 'Bring the secret sauce',
  items: [{ id: '1', text: 'Flour', ticked: false, taken_by: null }],
});
const tablesOf = (days: number, meals: MealRow[] = []) =>
  mealTables(
    toMeals({ start_date: first, end_date: addDays(first, days - 1) }, going, { meals, diets: [] }).days,
  );

test('a meal shows its dish and its cooks, and says when nobody cooks', () => {
  const [table] = tablesOf(2, [
    row(0, 'dinner', 'Lamb', ['Pat', 'Linh Tran']),
    row(1, 'breakfast', null, ['Linh Tran']),
    row(1, 'lunch', 'Leftovers'),
    row(1, 'snacks', 'Cake'),
  ]);
  expect(table).toEqual({
    days: ['2027-03-26', '2027-03-27'],
    rows: [
      { meal: 'breakfast', cells: ['', 'Linh'] },
      { meal: 'lunch', cells: ['', 'Leftovers, nobody yet'] },
      { meal: 'dinner', cells: ['Lamb, Linh and Pat', ''] },
      { meal: 'snacks', cells: ['', 'Cake'] },
    ],
  });
});

test('meals without a cook are open; snacks that nobody has planned take no row', () => {
  expect(tablesOf(1)[0]?.rows).toEqual([
    { meal: 'lunch', cells: ['Nobody yet'] },
    { meal: 'dinner', cells: ['Nobody yet'] },
  ]);
});

test.each([
  [5, [5]],
  [6, [3, 3]],
  [10, [5, 5]],
])('%i days are split into tables of %j days', (days, sizes) => {
  expect(tablesOf(days).map((table) => table.days.length)).toEqual(sizes);
});

test('on a trip of more than ten days, tables without anything planned are left out', () => {
  expect(tablesOf(11)).toEqual([]);
  expect(tablesOf(11, [row(9, 'dinner', 'Tacos')]).map(({ days }) => days[0])).toEqual(['2027-04-03']);
});
