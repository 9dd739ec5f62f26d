import { catalogue } from './catalogue';
import { matching } from './matching';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const names = (typed: string, items = named()) => matching(typed, items).map(({ name }) => name);

test('names that begin so come first, then those with a word that does', () => {
  const items = named('Gas stove', 'Hiking stove', 'Stove stand', 'Kettle', 'Prestove');
  expect(names('stove', items)).toEqual(['Stove stand', 'Gas stove', 'Hiking stove']);
});

test('words may come in any order, last of all', () => {
  expect(names('stove gas', named('Gas stove', 'Stove gas bottle', 'Kettle'))).toEqual([
    'Stove gas bottle',
    'Gas stove',
  ]);
  expect(names('gas stove', named('Stove gas bottle', 'Big gas stove', 'Gas bottle'))).toEqual([
    'Big gas stove',
    'Stove gas bottle',
  ]);
});

test('case, accents, apostrophes, hyphens and surplus blanks make no difference', () => {
  const items = named('Kids’ torch', 'Café table', 'Hi-vis vests');
  expect(names('KIDS  TOR', items)).toEqual(['Kids’ torch']);
  expect(names("kids' torch", items)).toEqual(['Kids’ torch']);
  expect(names('cafe', items)).toEqual(['Café table']);
  expect(names('hi vis', items)).toEqual(['Hi-vis vests']);
});

test('of two by one name the first stands', () => {
  expect(matching('tent', [{ id: 'own', name: 'TENT' }, ...named('Tent')])).toEqual([
    { id: 'own', name: 'TENT' },
  ]);
});

test('there are at most eight, and none for nothing', () => {
  expect(matching('c', catalogue)).toHaveLength(8);
  for (const typed of ['', '  ', '-', '’']) expect(matching(typed, catalogue)).toEqual([]);
});

test.each(['.*', '%', '(', '\\', '💥'])('%s is text like any other', (typed) => {
  expect(matching(typed, catalogue)).toEqual([]);
});
