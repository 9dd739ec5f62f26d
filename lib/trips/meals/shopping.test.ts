import { mealKinds } from './grid';
import type { Meals } from './schema';
import { shoppingOf } from './shopping';

type Bought = [meal: 'lunch' | 'dinner', text: string, taken_by?: string];

/** Returns a fake day with these items to buy. The id of each item is its text. */
function dayOf(day: string, bought: Bought[]): Meals['days'][number] {
  const portions = { adults: 0, children: 0, toddlers: 0, babies: 0, people: 0 };
  const meals = mealKinds.map((meal) => ({
    meal,
    title: null,
    notes: null,
    outside: null,
    cooks: [],
    portions,
    items: bought
      .filter(([at]) => at === meal)
      .map(([, text, taken_by = null]) => ({ id: `${day} ${text}`, text, ticked: false, taken_by })),
  }));
  return { day, meals };
}

const groupsOf = (days: Meals['days']) =>
  shoppingOf(days, ['mia', null, 'tom']).map(({ taken_by, lines }) => [
    taken_by,
    lines.map(({ text }) => text),
  ]);

test('the same item of two meals is added up, and keeps its parts', () => {
  const days = [
    dayOf('2027-03-26', [
      ['lunch', '3 L milk'],
      ['dinner', 'Bread'],
    ]),
    dayOf('2027-03-27', [
      ['dinner', '2 L milk'],
      ['dinner', 'Bread'],
    ]),
  ];
  expect(groupsOf(days)).toEqual([[null, ['5 L milk', 'Bread']]]);
  const [milk] = shoppingOf(days, [null])[0]?.lines ?? [];
  expect(milk?.parts.map(({ place }) => place)).toEqual([
    { day: '2027-03-26', meal: 'lunch' },
    { day: '2027-03-27', meal: 'dinner' },
  ]);
});

test('items that differ only in number, case or Unicode form are one line', () => {
  const day = dayOf('2027-03-26', [
    ['lunch', 'EGGS'],
    ['lunch', '1 tomato'],
    ['lunch', 'Jalape\u00f1o'],
    ['lunch', 'Glass'],
    ['lunch', '2 x 3 L milk'],
    ['dinner', '12 eggs'],
    ['dinner', '3 tomatoes'],
    ['dinner', 'jalapen\u0303os'],
    ['dinner', 'Glas'],
    ['dinner', '2 x 3 L Milk'],
  ]);
  expect(groupsOf([day])).toEqual([
    [null, ['12 eggs', '4 tomatoes', 'Jalape\u00f1o', 'Glass', '2 x 3 L milk', 'Glas', '2 x 3 L Milk']],
  ]);
});

test('items are grouped by the household that buys them, and are not added up across households', () => {
  const day = dayOf('2027-03-26', [
    ['lunch', '3 L milk', 'tom'],
    ['lunch', 'Rice'],
    ['dinner', '2 L milk', 'mia'],
    ['dinner', '1 L milk', 'tom'],
  ]);
  expect(groupsOf([day])).toEqual([
    ['mia', ['2 L milk']],
    [null, ['Rice']],
    ['tom', ['4 L milk']],
  ]);
});
