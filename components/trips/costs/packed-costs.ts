import type { Costs, Expense } from '@/lib/trips/costs/schema';

/** A household by its place among the balances, its weight and its cents. */
type PackedShare = [at: number, weight: number, cents: number];

/**
 * Costs as a page sends them to its scripts: the shares, of which there can be twelve thousand, name their household by
 * a number in place of an id of 36 characters.
 */
export interface PackedCosts extends Omit<Costs, 'expenses'> {
  expenses: (Omit<Expense, 'shares'> & { shares: PackedShare[] })[];
}

export function packCosts(costs: Costs): PackedCosts {
  const places = new Map(costs.balances.map(({ household_id }, at) => [household_id, at]));
  const expenses = costs.expenses.map((expense) => ({
    ...expense,
    shares: expense.shares.map(
      ({ household_id, weight, cents }): PackedShare => [places.get(household_id) ?? -1, weight, cents],
    ),
  }));
  return { ...costs, expenses };
}

export function unpackCosts(packed: PackedCosts): Costs {
  const expenses = packed.expenses.map((expense) => ({
    ...expense,
    shares: expense.shares.map(([at, weight, cents]) => ({
      household_id: packed.balances[at]?.household_id ?? '',
      weight,
      cents,
    })),
  }));
  return { ...packed, expenses };
}
