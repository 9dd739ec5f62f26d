import { type Participant, participantOf } from '../participant';
import { householdsIn, mayAdd, mayChangeExpense, mayChangePayment, maySee } from './policy';
import type { CostsTrip, ExpenseRow, PaymentRow } from './rows';

const party = (changes: Partial<Participant> = {}): Participant => ({
  household_id: 'own',
  going: false,
  runs: false,
  ...changes,
});

const expense = (paid_by: string, added_by: string, ...bearers: string[]): ExpenseRow => ({
  id: 'e',
  what: 'Ice',
  day: '2027-03-27',
  cents: 100,
  paid_by,
  added_by,
  refund: false,
  split: 'chosen',
  shares: bearers.map((household_id) => ({ household_id, weight: 100, cents: 1 })),
  version: 1,
  changed_in: {},
});

const payment = (from: string, to: string): PaymentRow => ({ id: 'p', from, to, cents: 1, at: '2027-03-27' });

const none = { parts: [], payments: [] };
const part = (household_id: string, paid: number | null, share: number | null) => ({
  household_id,
  paid,
  share,
  rounding: 0,
});
const others = [part('a', 100, null), part('b', null, null), part('c', null, 100)];

test.each<[string, Participant, Parameters<typeof maySee>[1], boolean]>([
  ['is going', party({ going: true }), none, true],
  ['runs the trip', party({ runs: true }), none, true],
  ['is on the trip alone', party(), none, false],
  ['is nobody', party({ household_id: null }), { ...none, parts: others }, false],
  ['sees others’ parts alone', party(), { parts: others, payments: [payment('a', 'b')] }, false],
  ['has paid', party(), { ...none, parts: [part('own', 1, null), ...others] }, true],
  ['has added one', party(), { ...none, parts: [...others, part('own', null, null)] }, true],
  ['bears a share', party(), { ...none, parts: [...others, part('own', null, 0)] }, true],
  ['gave something', party(), { ...none, payments: [payment('own', 'b')] }, true],
  ['got something', party(), { ...none, payments: [payment('a', 'own')] }, true],
])('a person who %s: may see the costs', (_, who, costs, expected) => {
  expect(maySee(who, costs)).toBe(expected);
});

test.each<[string, Participant, boolean, boolean, boolean]>([
  ['is going', party({ going: true }), true, false, false],
  ['runs the trip', party({ runs: true }), true, true, true],
  ['paid', party({ household_id: 'payer' }), false, true, false],
  ['added it', party({ household_id: 'author' }), false, true, false],
  ['bears a share', party({ household_id: 'bearer' }), false, false, false],
  ['gave', party({ household_id: 'giver' }), false, false, true],
  ['got', party({ household_id: 'taker' }), false, false, true],
])('a person who %s: may add an expense, change it, mark a payment', (_, who, add, change, mark) => {
  expect(mayAdd(who)).toBe(add);
  expect(mayChangeExpense(who, expense('payer', 'author', 'bearer'))).toBe(change);
  expect(mayChangePayment(who, payment('giver', 'taker'))).toBe(mark);
});

test('a household has a part in the costs if it paid, shares, gave or received something', () => {
  const parts = [
    part('payer', 100, null),
    part('author', null, null),
    part('bearer', null, 0),
    part('refunded', 0, null),
  ];
  const costs = { parts, payments: [payment('giver', 'taker')] };
  expect([...householdsIn(costs)].sort()).toEqual(['bearer', 'giver', 'payer', 'refunded', 'taker']);
});

const as = (own: Pick<CostsTrip, 'ownId' | 'attending' | 'role'>) => own as CostsTrip;

test.each<[string, Parameters<typeof as>[0], Participant]>([
  [
    'the organiser',
    { ownId: 'trip', attending: true, role: 'organiser' },
    { household_id: 'trip', going: true, runs: true },
  ],
  [
    'a co-organiser who isn’t going',
    { ownId: 'second', attending: false, role: 'co-organiser' },
    { household_id: 'second', going: false, runs: true },
  ],
  [
    'an invitee who has yet to answer, or a guest',
    { ownId: 'second', attending: null, role: null },
    { household_id: 'second', going: false, runs: false },
  ],
  [
    'whoever is going',
    { ownId: 'first', attending: true, role: null },
    { household_id: 'first', going: true, runs: false },
  ],
  ['nobody', { attending: null, role: null }, { household_id: null, going: false, runs: false }],
])('%s in the costs', (_, own, expected) => {
  expect(participantOf(as(own))).toEqual(expected);
});
