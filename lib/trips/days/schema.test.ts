import { issuesOf } from '@/lib/issues-of';
import { dutyList, newPlan, planChange } from './schema';

const fieldsOf = (schema: typeof newPlan | typeof planChange | typeof dutyList, value: object) =>
  issuesOf(schema.safeParse(value).error).map(({ path }) => path[0]);

test.each([
  ['day', 'tomorrow'],
  ['at', '25:00'],
  ['at', '4 pm'],
  ['text', ' '],
  ['text', 'x'.repeat(121)],
  ['notes', 'x'.repeat(501)],
])('a plan with the %s %s is refused at its field', (field, value) => {
  const plan = { day: '2027-03-27', text: 'x'.repeat(120), notes: 'x'.repeat(500), [field]: value };
  expect(fieldsOf(newPlan, plan)).toEqual([field]);
  expect(fieldsOf(planChange, { [field]: value })).toEqual([field]);
});

test.each([[['Water', 'water']], [[' ']], [['x'.repeat(41)]], [Array(11).fill('Ice')], ['Water']])(
  'duties can’t be %j',
  (duties) => {
    expect(fieldsOf(dutyList, { duties })).toContain('duties');
  },
);
