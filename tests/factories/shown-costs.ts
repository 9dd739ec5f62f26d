import type { CostsProps } from '@/components/trips/costs/costs-props';
import { shownExpenses } from '@/components/trips/costs/shown-expense';
import type { Costs, Expense } from '@/lib/trips/costs/schema';

/** Ids of the three households in these costs, all going. Olivia's is the reader's own. */
export const [olivia, sam, linh] = [
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b',
  '00000000-0000-4000-8000-00000000000c',
] as const;

const names = { [olivia]: 'Olivia Hart', [sam]: 'Sam Kaur', [linh]: 'Linh Tran' };

export const shownExpense = (changes: Partial<Expense> = {}): Expense => ({
  id: '00000000-0000-4000-8000-0000000000e1',
  what: 'Firewood, 6 bags',
  day: '2026-03-27',
  cents: 9000,
  paid_by: olivia,
  added_by: olivia,
  refund: false,
  split: 'everyone',
  shares: [olivia, sam, linh].map((household_id) => ({ household_id, weight: 2, cents: 3000 })),
  version: 1,
  stale: false,
  may_change: true,
  ...changes,
});

const balance = (
  household_id: keyof typeof names,
  paid: number,
  cents: number,
): Costs['balances'][number] => ({
  household_id,
  name: names[household_id],
  cents,
  paid,
  share: 3000,
  rounding: 0,
  own: household_id === olivia,
  going: true,
});

/** Returns costs as a page shows them. */
export const shownCosts = (changes: Partial<Costs> = {}): Costs => ({
  expenses: [shownExpense()],
  balances: [balance(olivia, 9000, 6000), balance(sam, 0, -3000), balance(linh, 0, -3000)],
  settlement: [
    { from: linh, to: sam, cents: 500, may_mark: false, pay_to: null },
    { from: sam, to: olivia, cents: 3000, may_mark: true, pay_to: null },
  ],
  pay_to: null,
  payments: [],
  total: 9000,
  may_add: true,
  going: [olivia, sam, linh].map((household_id) => ({
    household_id,
    name: names[household_id],
    own: household_id === olivia,
    people: 1,
    nights: 2,
    weight: 2,
    arrive_on: '2026-03-27',
    leave_on: household_id === linh ? '2026-03-28' : '2026-03-29',
  })),
  ...changes,
});

export const costsProps = (costs: Costs = shownCosts()): CostsProps => ({
  address: '/api/trips/1',
  tripName: 'Easter at Bendeela',
  costs,
  expenses: shownExpenses(costs),
  count: costs.expenses.length,
  tints: { [olivia]: 0, [sam]: 1, [linh]: 2 },
  days: { first: '2024-03-26', last: '2027-03-29', usual: '2026-03-27' },
});
