import { catalogue } from './catalogue';
import { matching } from './matching';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const names = (typed: string, items = named()) => matching(typed, items).map(({ name }) => name);

test('names that start with the typed text come first, then names with such a word', () => {
  const items = named('Gas stove', 'Hiking stove', 'Stove stand', 'Kettle', 'Prestove');
  expect(names('stove', items)).toEqual(['Stove stand', 'Gas stove', 'Hiking stove']);
});

test('names with the typed words in another order match too, and come last', () => {
  expect(names('stove gas', named('Gas stove', 'Stove gas bottle', 'Kettle'))).toEqual([
    'Stove gas bottle',
    'Gas stove',
  ]);
  expect(names('gas stove', named('Stove gas bottle', 'Big gas stove', 'Gas bottle'))).toEqual([
    'Big gas stove',
    'Stove gas bottle',
  ]);
});

test('case, accents, apostrophes, hyphens and extra blanks make no difference', () => {
  const items = named('Kids’ torch', 'Café table', 'Hi-vis vests');
  expect(names('KIDS  TOR', items)).toEqual(['Kids’ torch']);
  expect(names("kids' torch", items)).toEqual(['Kids’ torch']);
  expect(names('cafe', items)).toEqual(['Café table']);
  expect(names('hi vis', items)).toEqual(['Hi-vis vests']);
});

test('the first of two items with the same name is returned', () => {
  expect(matching('tent', [{ id: 'own', name: 'TENT' }, ...named('Tent')])).toEqual([
    { id: 'own', name: 'TENT' },
  ]);
});

test('there are at most eight matches, and none for an empty text', () => {
  expect(matching('c', catalogue)).toHaveLength(8);
  for (const typed of ['', '  ', '-', '’']) expect(matching(typed, catalogue)).toEqual([]);
});

test.each(['.*', '%', '(', '\\', '💥'])('%s has no special meaning', (typed) => {
  expect(matching(typed, catalogue)).toEqual([]);
});
