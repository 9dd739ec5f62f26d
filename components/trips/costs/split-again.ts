import type { Costs, Expense, ExpenseChange } from '@/lib/trips/costs/schema';

/**
 * Keeps the chosen households that are still going; when none of them is, everyone shares the
 * expense.
 */
export function splitAgain(
  expense: Expense,
  going: Pick<Costs['going'][number], 'household_id'>[],
): ExpenseChange {
  const { what, day, cents, paid_by, split, shares, version } = expense;
  const change = { what, day, cents, paid_by, version };
  if (split === 'everyone') return change;
  if (split === 'there') return { ...change, shares: 'there' };
  const coming = new Set(going.map(({ household_id }) => household_id));
  const chosen = shares.flatMap(({ household_id }) => (coming.has(household_id) ? [{ household_id }] : []));
  return chosen.length === 0 ? change : { ...change, shares: chosen };
}
