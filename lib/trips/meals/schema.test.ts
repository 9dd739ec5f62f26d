import { issuesOf } from '@/lib/issues-of';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { itemChange, mealChange, newItem } from './schema';

const fieldsOf = (schema: typeof mealChange | typeof newItem | typeof itemChange, value: object) =>
  issuesOf(schema.safeParse(value).error).map(({ path }) => path.join('.'));

const long = badTexts.filter(([name]) => !name.startsWith('81'));

test.each(badTexts)('a title that is %s is refused', (_, title) => {
  expect(fieldsOf(mealChange, { title })).toEqual(['title']);
});

test.each<[object, ...string[]]>([
  [{ title: '🍕'.repeat(80), notes: 'x'.repeat(500), cook: true }],
  [{ notes: 'x'.repeat(501) }, 'notes'],
  [{ cook: 'yes' }, 'cook'],
  [{ cook: 1 }, 'cook'],
  [{ household_id: 'me' }, 'household_id'],
])('a meal with %j', (value, ...fields) => {
  expect(fieldsOf(mealChange, value)).toEqual(fields);
});

test.each([...long, ...missingTexts])('a text to buy that is %s is refused', (_, text) => {
  expect(fieldsOf(newItem, { text })).toEqual(['text']);
  expect(fieldsOf(itemChange, { text })).toEqual(text === undefined ? [] : ['text']);
});

test('a text to buy has up to 200 characters, and ticked is true or false', () => {
  expect(fieldsOf(newItem, { text: 'x'.repeat(200) })).toEqual([]);
  expect(fieldsOf(newItem, { text: 'x'.repeat(201) })).toEqual(['text']);
  expect(fieldsOf(itemChange, { ticked: 'yes' })).toEqual(['ticked']);
});
