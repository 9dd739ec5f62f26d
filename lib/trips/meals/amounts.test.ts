import { amountIn, sumOf } from './amounts';

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
