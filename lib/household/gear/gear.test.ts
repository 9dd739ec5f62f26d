import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { asSent, problemsOf } from '@/tests/problems';
import { catalogue, categoryOf, starterNames } from './catalogue';
import items from './catalogue.json';
import { gearCategories } from './categories';
import { comparedName, matching, sameName } from './compared-name';
import { gearList, gearName, gearQuery, gearRemoval, gearSelection, gearSuggestion, newGear } from './schema';

const tent = { name: 'Tent', shared: true };

test('an item has a name and says whether it is shared', () => {
  expect(newGear.parse(tent)).toEqual(tent);
  expect(problemsOf(newGear, {})).toEqual({
    name: 'Please choose or type an item.',
    shared: 'Please say whether it is shared.',
  });
  expect(problemsOf(gearName, 'x'.repeat(81))).toEqual({ '': 'Please keep this to 80 characters.' });
  expect(problemsOf(gearQuery, { query: 'x'.repeat(81) })).toHaveProperty('query');
  expect(problemsOf(gearRemoval, {})).toEqual({ gearName: 'Please choose or type an item.' });
});

test.each([...badTexts, ...missingTexts])('a name that is %s is refused at the field', (_, name) => {
  const selectedGear = [tent, { name, shared: true }];
  expect(Object.keys(problemsOf(gearSelection, { selectedGear }))).toEqual(['selectedGear.1.name']);
  expect(Object.keys(problemsOf(gearRemoval, { gearName: name }))).toEqual(['gearName']);
});

test.each([undefined, null, 'true', 1, {}])('a flag that is %j is refused at the field', (shared) => {
  expect(Object.keys(problemsOf(newGear, { name: 'Tent', shared }))).toEqual(['shared']);
});

test.each([null, 'Esky', {}])('a selection that is %j is refused', (selectedGear) => {
  expect(Object.keys(problemsOf(gearSelection, { selectedGear }))).toEqual(['selectedGear']);
});

test('one call can add up to 100 items', () => {
  expect(problemsOf(gearSelection, { selectedGear: Array(100).fill(tent) })).toEqual({});
  expect(problemsOf(gearSelection, { selectedGear: Array(101).fill(tent) })).toEqual({
    selectedGear: 'Please send at most 100 items at once.',
  });
  expect(problemsOf(gearSelection, {})).toEqual({ selectedGear: 'Please send a list of gear.' });
});

test('list and suggestion responses have only the fields of their schemas', () => {
  const item = { id: '01a1fa44-8b0f-74d0-abce-4139e9581788', name: 'Tent', shared: true, category: null };
  expect(asSent(gearList, { gear: [item] })).toEqual({ gear: [item] });
  expect(asSent(gearSuggestion, { id: 'tent', name: 'Tent' })).toEqual({ id: 'tent', name: 'Tent' });
});

test('the catalogue has at least 250 items, each with a unique name and a unique id', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(250);
  expect(new Set(catalogue.map(({ name }) => name.toLowerCase())).size).toBe(catalogue.length);
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
});

test('every category has items, and no other category is in the data', () => {
  expect(Object.keys(items).sort()).toEqual([...gearCategories].sort());
  for (const category of gearCategories)
    expect(catalogue.filter((item) => item.category === category).length).toBeGreaterThan(5);
});

test('ids are slugs, and every name can be saved unchanged', () => {
  for (const { id, name } of catalogue) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(newGear.parse({ name, shared: false }).name).toBe(name);
  }
});

test('the starter list is a dozen items of the catalogue', () => {
  expect(starterNames).toHaveLength(12);
  expect(starterNames).toContain('Tent');
});

test('a name finds its catalogue category despite case, blanks and hyphens', () => {
  expect(categoryOf('Sleeping bag')).toBe('sleeping');
  expect(categoryOf(' SLEEPING-BAG ')).toBe('sleeping');
  expect(categoryOf('Grandpa’s billy')).toBeNull();
});

test('gear names are equal despite case, further blanks and their Unicode form', () => {
  expect(sameName('Caf\u00e9  press', 'cafe\u0301 press')).toBe(true);
  expect(sameName(' Tent', 'tENT ')).toBe(true);
  expect(sameName('Tent', 'Tents')).toBe(false);
  expect(sameName('Hi-vis', 'Hi vis')).toBe(false);
});

test('a typed name is also compared without accents, apostrophes and hyphens', () => {
  expect(comparedName(' Kids’  Café‑free Hi-vis - vest ')).toBe('kids cafe‑free hi vis vest');
  expect(comparedName("‘Dad's’ tent")).toBe('dads tent');
});

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
