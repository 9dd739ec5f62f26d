import type { Split } from './cost-limits';
import { costsCsv } from './csv';
import type { Costs } from './schema';

const balance = (household_id: string, name: string, cents: number, paid: number, share: number) => ({
  household_id,
  name,
  cents,
  paid,
  share,
  rounding: 0,
  own: false,
  going: true,
});

const expense = (
  what: string,
  day: string,
  cents: number,
  paid_by: string,
  bears: Record<string, number>,
  split: Split = 'chosen',
  refund = false,
) => ({
  id: what,
  what,
  day,
  cents,
  paid_by,
  added_by: paid_by,
  split,
  refund,
  shares: Object.entries(bears).map(([household_id, each]) => ({ household_id, weight: 1, cents: each })),
  version: 1,
  stale: false,
  may_change: false,
});

test('one row per expense by day with for whom it was, then the sums, the payments and the balances; one column per household', () => {
  const costs: Costs = {
    expenses: [
      expense('Ice, 1 bag', '2027-03-28', 105, 'b', { a: 105 }, 'chosen', true),
      expense('Ice, 2 bags', '2027-03-27', 905, 'b', { a: 905 }, 'there'),
      expense('=1+1', '2027-03-26', 1000, 'a', { a: 500, b: 500 }),
    ],
    balances: [balance('a', '@Mia', -301, 1000, 1300), balance('b', 'Tom', 301, 800, 500)],
    settlement: [],
    payments: [
      { id: 'q', from: 'b', to: 'a', cents: 2, at: '2027-03-30T20:00:00.000Z', may_change: false },
      { id: 'p', from: 'a', to: 'b', cents: 1, at: '2027-03-29T01:00:00.000Z', may_change: false },
    ],
    total: 1800,
    may_add: false,
    going: [],
    pay_to: null,
  };
  expect(costsCsv(costs).split('\r\n')).toEqual([
    "\ufeffDay,What,Paid by,For,Amount,'@Mia,Tom",
    "2027-03-26,'=1+1,'@Mia,Some of us,10,5,5",
    '2027-03-27,"Ice, 2 bags",Tom,Who’s there,9.05,9.05,0',
    '2027-03-28,"Refund: Ice, 1 bag",Tom,Some of us,-1.05,-1.05,0',
    ',Share,,,,13,5',
    ',Paid,,,,10,8',
    "2027-03-29,Paid to Tom,'@Mia,,0.01,0.01,-0.01",
    '2027-03-31,Paid to @Mia,Tom,,0.02,-0.02,0.02',
    ',Balance,,,,-3.01,3.01',
    '',
  ]);
});
