import { sam, shownCosts, shownExpense } from '@/tests/factories/shown-costs';
import { shownExpenses } from './shown-expense';

test('an expense is listed without its shares, with a text that says for whom it was', () => {
  const forSam = shownExpense({ shares: [{ household_id: sam, weight: 1, cents: 9000 }] });
  const there = shownExpense({ split: 'there' });
  const [all, one, those] = shownExpenses(shownCosts({ expenses: [shownExpense(), forSam, there] }));
  expect([all?.text, one?.text, those?.text]).toEqual([
    'You paid, for everyone',
    'You paid, for Sam',
    'You paid, for who’s there',
  ]);
  expect(JSON.stringify(all)).not.toMatch(/share|weight/);
});
