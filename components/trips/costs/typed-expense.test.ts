import { readMoney } from '@/lib/money';
import { costsProps, linh, olivia, sam, shownCosts, shownExpense } from '@/tests/factories/shown-costs';
import { expenseForm } from './expense-schema';
import {
  chosenShares,
  parseWeight,
  sentExpense,
  type TypedExpense,
  typedAgain,
  typedExpense,
} from './typed-expense';

const { days } = costsProps();
const typed = (changes: Partial<TypedExpense> = {}): TypedExpense => ({
  ...typedExpense(shownCosts(), days),
  what: 'Ice',
  cents: 8450,
  ...changes,
});
const refused = (changes: Partial<TypedExpense>) =>
  expenseForm.safeParse(typed(changes)).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a new expense belongs to the reader, to the usual day and to everyone', () => {
  const first = typedExpense(shownCosts(), days);
  expect(first).toMatchObject({
    what: '',
    cents: null,
    day: '2026-03-27',
    paid_by: olivia,
    among: 'everyone',
  });
  expect(first.shares).toEqual(
    [olivia, sam, linh].map((household_id) => ({
      household_id,
      chosen: true,
      weight: '2',
      usual: 2,
      people: 1,
      days: { first: '2026-03-27', last: household_id === linh ? '2026-03-28' : '2026-03-29' },
    })),
  );
});

test('the form of an existing expense holds its values, including households that aren’t going any more', () => {
  const going = shownCosts().going.filter(({ household_id }) => household_id !== linh);
  const shares = [
    { household_id: sam, weight: 1.5, cents: 3000 },
    { household_id: linh, weight: 3, cents: 6000 },
  ];
  const expense = shownExpense({ split: 'weighted', shares, paid_by: linh });
  expect(typedExpense({ going }, days, expense)).toMatchObject({
    what: 'Firewood, 6 bags',
    cents: 9000,
    paid_by: linh,
    among: 'some',
    shares: [
      { household_id: olivia, chosen: false, weight: '2', usual: 2 },
      { household_id: sam, chosen: true, weight: '1.5', usual: 2 },
      { household_id: linh, chosen: true, weight: '3', usual: null },
    ],
  });
});

test('an expense for everyone that would be split otherwise today keeps its shares until it is split again', () => {
  expect(typedExpense(shownCosts(), days, shownExpense({ stale: true })).among).toBe('some');
  expect(typedExpense(shownCosts(), days, shownExpense()).among).toBe('everyone');
});

test('for everyone no shares are sent; for some the chosen ones, with weights only where they were changed', () => {
  expect(sentExpense(typed())).toEqual({
    what: 'Ice',
    cents: 8450,
    day: '2026-03-27',
    paid_by: olivia,
    refund: false,
  });
  const some = typed({ among: 'some' });
  const [first, ...rest] = some.shares.map((share) => ({ ...share, chosen: share.household_id !== linh }));
  if (!first) throw new Error('nobody');
  expect(sentExpense({ ...some, shares: [first, ...rest] }).shares).toEqual([
    { household_id: olivia },
    { household_id: sam },
  ]);
  expect(sentExpense({ ...some, shares: [{ ...first, weight: ' 0.5 ' }, ...rest] }).shares).toEqual([
    { household_id: olivia, weight: 0.5 },
    { household_id: sam, weight: 2 },
  ]);
});

test('an expense for those who are there is sent without shares, and the server finds the households', () => {
  const { shares } = typed();
  const on = (day: string) =>
    chosenShares({ among: 'there', day, shares }).map(({ household_id }) => household_id);
  expect(on('2026-03-28')).toEqual([olivia, sam, linh]);
  expect(on('2026-03-29')).toEqual([olivia, sam]);
  expect(on('2026-03-30')).toEqual([]);
  expect(sentExpense(typed({ among: 'there' })).shares).toBe('there');
  expect(typedExpense(shownCosts(), days, shownExpense({ split: 'there' })).among).toBe('there');
});

test('“everyone” shows the households that are going, “some” those that are chosen', () => {
  const { shares } = typed();
  const gone = { household_id: 'x', chosen: true, weight: '1', usual: null, people: 0, days: null };
  const all = [...shares.map((share) => ({ ...share, chosen: false })), gone];
  expect(chosenShares({ among: 'everyone', day: '2026-03-27', shares: all })).toHaveLength(3);
  expect(chosenShares({ among: 'some', day: '2026-03-27', shares: all })).toEqual([gone]);
});

test.each([
  ['1', 1],
  [' 0.25 ', 0.25],
  ['2.', 2],
  ['', null],
  ['-1', null],
  ['1,5', null],
  ['1e3', null],
  ['half', null],
])('a weight typed as %j is %p', (text, weight) => expect(parseWeight(text)).toBe(weight));

test('a valid form is sent as typed', () => {
  expect(expenseForm.safeParse(typed({ cents: readMoney('$1,234.50') })).data).toMatchObject({
    what: 'Ice',
    cents: 123_450,
  });
});

test.each([
  ['84.555', 'Please enter at most two digits after the point.'],
  ['0', 'Please enter more than $0.'],
  ['-5', 'Please enter more than $0.'],
  ['100000.01', 'Please enter at most $100,000.00.'],
  ['', 'Please enter an amount.'],
])('an amount typed as %j is refused with its own message', (cents, words) =>
  expect(refused({ cents: readMoney(cents) })).toEqual([['cents', words]]),
);

const share = (household_id: string, weight: string, chosen = true) => ({
  household_id,
  chosen,
  weight,
  usual: 2,
  people: 1,
  days: null,
});

test.each([
  [[share(olivia, '2', false)], [['shares', 'Please choose at least one household.']]],
  [
    [share(olivia, '0'), share(sam, '0.0')],
    [['shares', 'All weights are 0. Please give at least one household a weight above 0.']],
  ],
  [[share(olivia, '1', false), share(sam, 'half')], [['shares.1.weight', 'Please enter a weight.']]],
  [[share(sam, '1.255')], [['shares.0.weight', 'Please enter at most two decimals.']]],
  [[share(sam, '10001')], [['shares.0.weight', 'Please enter a weight from 0 to 10,000.']]],
])('shares %j are refused at their fields', (shares, problems) =>
  expect(refused({ among: 'some', shares })).toEqual(problems),
);

test('a missing value is named at its field', () => {
  expect(refused({ what: ' ', day: '' })).toEqual([
    ['what', 'Please say what it was for.'],
    ['day', 'Please enter a date.'],
  ]);
});

test('a kept form comes back for the households that can have a share now', () => {
  const now = typedExpense(shownCosts(), days);
  const [first, ...others] = now.shares;
  if (!first) throw new Error('no shares');
  const before = typed({
    what: 'Gas',
    among: 'some',
    shares: [
      { ...first, chosen: true, weight: '4' },
      { ...first, household_id: 'not going since', chosen: true },
      { ...first, household_id: 'was not going', usual: null, chosen: true, weight: '2' },
    ],
  });
  const again = typedAgain(now, before);
  expect(again).toMatchObject({ what: 'Gas', among: 'some' });
  expect(again.shares).toEqual([
    { ...first, chosen: true, weight: '4' },
    ...others.map((share) => ({ ...share, chosen: false })),
    { ...first, household_id: 'was not going', usual: null, chosen: true, weight: '2' },
  ]);
});
