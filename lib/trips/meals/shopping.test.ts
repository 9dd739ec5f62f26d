import { mealKinds } from './grid';
import type { Meals } from './schema';
import { amountIn, shoppingOf, sumOf } from './shopping';

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

/**
 * Returns the sum of the amounts in these texts; null when a text has no amount or the items differ.
 */
function sum(...texts: string[]): string | null {
  const [first, ...others] = texts.map(amountIn);
  if (!first || others.some((each) => each?.key !== first.key)) return null;
  return sumOf([first, ...others.filter((each) => each !== null)]);
}

test.each([
  [['3 L milk', '2 L milk'], '5 L milk'],
  [['Milk, 3 L', '2 litres of milk'], 'Milk, 5 L'],
  [['Milk 500 mL', '1.5L milk'], 'Milk 2 L'],
  [['250 ml cream', '250 mL Cream'], '500 mL cream'],
  [['Lentils, 2 kg', '500 g lentils'], 'Lentils, 2.5 kg'],
  [['0.1 kg salt', '0.2 kg salt'], '300 g salt'],
  [['Sausages, 24', '6 sausages'], 'Sausages, 30'],
  [['2 bags firewood', 'Firewood, 1 bag'], '3 bags firewood'],
  [['12 eggs', '6 eggs', 'eggs 6'], '24 eggs'],
  [['1 tomato', '3 tomatoes'], '4 tomatoes'],
  [['3 tomatoes', '1 Tomato'], '4 tomatoes'],
  [['Jalape\u00f1os, 2', '3 jalapen\u0303os'], 'Jalape\u00f1os, 5'],
])('%j add up to %s', (texts, all) => {
  expect(sum(...texts)).toBe(all);
});

test.each([
  [['3 L milk', '2 kg milk']],
  [['3 L milk', '2 L oat milk']],
  [['3 L milk', 'Milk']],
  [['Milk', 'Milk']],
  [['2 x 3 L milk', '3 L milk']],
  [['2 bags rice', '2 kg rice']],
  [['6 gas bottles', '6 bottles gas']],
  [['2 glass', '2 glas']],
  [['1 bus', '2 bu']],
  [['1 gas', '2 ga']],
])('%j don’t add up', (texts) => {
  expect(sum(...texts)).toBeNull();
});

test('a word that begins like a unit is part of the item', () => {
  expect(amountIn('2 lemons')).toMatchObject({ quantity: 2, unit: '' });
  expect(amountIn('4 cantaloupes')).toMatchObject({ quantity: 4, unit: '' });
});
