import { camper, household } from '@/tests/factories/households';
import { inviteeRow } from '@/tests/factories/trip-people';
import type { Participant } from '../participant';
import type { ExpenseRow } from './rows';
import { toCosts, toExpense, toPayment, usualWeights } from './to-costs';

const dates = { start_date: '2027-03-26', end_date: '2027-03-29' };
const party: Participant = { household_id: 'mia', going: true, runs: false };
const [mia, tom] = [
  household('mia', [camper('Mia')]),
  household('tom', [camper('Tom'), camper('Kim', 'child')]),
];
const people = { attendees: [mia, tom], pending: [], notGoing: [] };

const expense = (changes: Partial<ExpenseRow> = {}): ExpenseRow => ({
  id: 'e',
  what: 'Ice',
  day: '2027-03-27',
  cents: 1000,
  paid_by: 'mia',
  added_by: 'tom',
  refund: false,
  split: 'everyone',
  shares: [
    { household_id: 'mia', weight: 300, cents: 400 },
    { household_id: 'tom', weight: 450, cents: 600 },
  ],
  version: 1,
  changed_in: {},
  ...changes,
});

/** Fake costs of a trip with one expense, which Mia paid and Mia and Tom share. */
const spent = {
  ...dates,
  all: { count: 1, cents: 1000 },
  parts: [
    { household_id: 'mia', paid: 1000, share: 400, rounding: 0 },
    { household_id: 'tom', paid: 0, share: 600, rounding: 0 },
  ],
  expenses: [expense()],
  payments: [],
  pay_to: {},
  left_households: [],
};

const share = (household_id: string) => ({ household_id, weight: 100, cents: 500 });

test('weights are stored in hundredths and shown as people write them', () => {
  expect(usualWeights(people.attendees, dates).going).toEqual([
    { household_id: 'mia', weight: 300 },
    { household_id: 'tom', weight: 450 },
  ]);
  const { going } = toCosts(spent, people, party);
  const days = { arrive_on: '2027-03-26', leave_on: '2027-03-29' };
  expect(going).toEqual([
    { household_id: 'mia', name: 'mia', own: true, people: 1, nights: 3, weight: 3, ...days },
    { household_id: 'tom', name: 'tom', own: false, people: 1.5, nights: 3, weight: 4.5, ...days },
  ]);
});

test('only debtors and organisers see how a household wants to be paid, and each household sees its own text', () => {
  const toldTo = (who: Partial<Participant>) => {
    const { settlement, pay_to } = toCosts({ ...spent, pay_to: { mia: 'Cash' } }, people, {
      ...party,
      ...who,
    });
    return [settlement.map((line) => line.pay_to), pay_to];
  };
  expect(toldTo({ household_id: 'tom' })).toEqual([['Cash'], null]);
  expect(toldTo({ household_id: 'mia' })).toEqual([[null], 'Cash']);
  expect(toldTo({ household_id: 'zoe' })).toEqual([[null], null]);
  expect(toldTo({ household_id: 'zoe', runs: true })).toEqual([['Cash'], null]);
});

test('an expense leaves out the fields that only serve its versions', () => {
  const { changed_in: _, ...row } = expense();
  expect(toExpense(expense(), party, usualWeights(people.attendees, dates))).toEqual({
    ...row,
    shares: [
      { household_id: 'mia', weight: 3, cents: 400 },
      { household_id: 'tom', weight: 4.5, cents: 600 },
    ],
    stale: false,
    may_change: true,
  });
  const other = { ...party, household_id: 'ann' };
  expect(toExpense(expense(), other, usualWeights([], dates))).toMatchObject({ may_change: false });
  expect(toExpense(expense(), party, usualWeights([mia], dates))).toMatchObject({ stale: true });
});

test('a payment’s time is given in UTC', () => {
  const row = { id: 'p', from: 'tom', to: 'mia', cents: 5, at: '2027-03-30T10:00:00.5+10:00' };
  expect(toPayment(row, party)).toEqual({ ...row, at: '2027-03-30T00:00:00.500Z', may_change: true });
});

test('households that are going come first, then those not going, then those who left, with distinct names', () => {
  const no = inviteeRow('zoe', { name: 'Zoe', attending: false });
  const unnamed = inviteeRow('c', { name: null });
  const without = inviteeRow('eve', { name: 'Eve' });
  const shares = ['b', 'zoe', 'a', 'c'].map(share);
  const { balances } = toCosts(
    {
      ...spent,
      parts: [
        { household_id: 'mia', paid: 2000, share: null, rounding: 0 },
        ...shares.map(({ household_id, cents }) => ({ household_id, paid: null, share: cents, rounding: 0 })),
      ],
      payments: [{ id: 'p', from: 'zoe', to: 'mia', cents: 5, at: '2027-03-30T00:00:00Z' }],
    },
    { ...people, pending: [unnamed, without], notGoing: [no] },
    { ...party, household_id: 'zoe' },
  );
  expect(
    balances.map(({ household_id, name, cents, own, going }) => [household_id, name, cents, own, going]),
  ).toEqual([
    ['mia', 'mia', 1995, false, true],
    ['tom', 'tom', 0, false, true],
    ['zoe', 'Zoe', -495, true, false],
    ['a', 'Somebody who left', -500, false, false],
    ['b', 'Somebody who left 2', -500, false, false],
    ['c', 'Somebody who left 3', -500, false, false],
  ]);
});

test('a household that left keeps its name while its balance is open, unless its account was deleted', () => {
  const left = (id: string, name: string | null, deleted = false) => ({ id, name, deleted });
  const { balances } = toCosts(
    {
      ...spent,
      parts: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
        household_id: id,
        paid: null,
        rounding: 0,
        share: id === 'c' ? 0 : 500,
      })),
      left_households: [
        left('a', 'Priya'),
        left('b', null, true),
        left('c', 'Ben'),
        left('d', 'Priya'),
        left('e', null, true),
      ],
    },
    people,
    party,
  );
  expect(balances.slice(2).map(({ name }) => name)).toEqual([
    'Priya, left',
    'Somebody who deleted their account',
    'Somebody who left',
    'Priya, left 2',
    'Somebody who deleted their account 2',
  ]);
});

test('the costs have the total, the settlement and what the viewer may add or mark', () => {
  const costs = toCosts(spent, people, party);
  expect(costs).toMatchObject({
    total: 1000,
    may_add: true,
    balances: [
      { household_id: 'mia', cents: 600, paid: 1000, share: 400 },
      { household_id: 'tom', cents: -600, paid: 0, share: 600 },
    ],
    settlement: [{ from: 'tom', to: 'mia', cents: 600, may_mark: true }],
  });
  const guest = { household_id: 'ann', going: false, runs: false };
  expect(toCosts(spent, people, guest)).toMatchObject({
    may_add: false,
    settlement: [{ may_mark: false }],
  });
});
