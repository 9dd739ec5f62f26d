import { issuesOf } from '@/lib/issues-of';
import { lineChange, newLine, offer } from './schema';

type Schema = typeof newLine | typeof lineChange | typeof offer;
const issues = (schema: Schema, value: object) => issuesOf(schema.safeParse(value).error);
const fieldsOf = (schema: Schema, value: object) => issues(schema, value).map(({ path }) => path.join('.'));

test.each<[object, ...string[]]>([
  [{ name: 'Mallet', needed: 1 }],
  [{ name: ' ', needed: 1 }, 'name'],
  [{ needed: 1 }, 'name'],
  [{ name: 'x'.repeat(81), needed: 1 }, 'name'],
  [{ name: 'Mallet' }, 'needed'],
  [{ name: 'Mallet', needed: 0 }, 'needed'],
  [{ name: 'Mallet', needed: -1 }, 'needed'],
  [{ name: 'Mallet', needed: 1.5 }, 'needed'],
  [{ name: 'Mallet', needed: 1000 }, 'needed'],
  [{ name: 'Mallet', needed: '2' }, 'needed'],
])('a line with %j', (value, ...fields) => {
  expect(fieldsOf(newLine, value)).toEqual(fields);
});

test.each([{ needed: 1000 }, { needed: 0 }, { needed: 2.5 }, { name: 'x'.repeat(81) }, { struck: 'yes' }])(
  'a change to %j is refused at its field',
  (value) => {
    expect(fieldsOf(lineChange, value)).toEqual(Object.keys(value));
  },
);

test.each([
  {},
  { quantity: -1 },
  { quantity: 1.5 },
  { quantity: 1000 },
  { quantity: '2' },
  { quantity: null },
])('an offer of %j is refused at its quantity', (value) => {
  expect(issues(offer, value)).toMatchObject([
    { path: ['quantity'], message: 'Please enter a whole number from 0 to 999.' },
  ]);
});

test('an offer names a household by its id, or nobody for one’s own', () => {
  expect(fieldsOf(offer, { quantity: 0, household_id: null })).toEqual([]);
  expect(fieldsOf(offer, { quantity: 999, household_id: 'nonsense' })).toEqual(['household_id']);
});
