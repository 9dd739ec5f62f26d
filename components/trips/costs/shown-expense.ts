import type { Costs, Expense } from '@/lib/trips/costs/schema';
import { expenseText, readerOf } from './costs-text';

/** The shares are loaded when somebody opens the expense. */
export interface ShownExpense
  extends Pick<
    Expense,
    'id' | 'what' | 'day' | 'cents' | 'paid_by' | 'refund' | 'version' | 'stale' | 'may_change'
  > {
  /** "Grace paid, for everyone". */
  text: string;
}

export function shownExpenses({
  expenses,
  balances,
  going,
}: Pick<Costs, 'expenses' | 'balances' | 'going'>): ShownExpense[] {
  const reader = readerOf(balances);
  const goers = going.map(({ household_id }) => household_id);
  return expenses.map(({ added_by: _, split, shares, ...expense }) => ({
    ...expense,
    text: expenseText({ ...expense, split, shares }, goers, reader),
  }));
}
