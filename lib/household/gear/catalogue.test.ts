import { catalogue, categoryOf, starterNames } from './catalogue';
import items from './catalogue.json';
import { gearCategories } from './categories';
import { newGear } from './schema';

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
