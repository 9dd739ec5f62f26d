import type { Costs, Expense } from '@/lib/trips/costs/schema';

/**
 * Costs as a page sends them to its scripts. There can be twelve thousand shares: an expense's are one text, in which a
 * household is its place among the balances and what goes on as before is left out.
 */
export interface PackedCosts extends Omit<Costs, 'expenses'> {
  expenses: (Omit<Expense, 'shares'> & { shares: string })[];
}

type Share = Expense['shares'][number];

export function packCosts(costs: Costs): PackedCosts {
  const places = new Map(costs.balances.map(({ household_id }, at) => [household_id, at]));
  const expenses = costs.expenses.map((expense) => ({
    ...expense,
    shares: packShares(expense.shares, places),
  }));
  return { ...costs, expenses };
}

export function unpackCosts(packed: PackedCosts): Costs {
  const ids = packed.balances.map(({ household_id }) => household_id);
  const expenses = packed.expenses.map((expense) => ({
    ...expense,
    shares: unpackShares(expense.shares, ids),
  }));
  return { ...packed, expenses };
}

// A household follows the one before it, and most bear as much: with these before the first, that one is told whole.
const BEFORE_FIRST = { at: -1, weight: Number.NaN, cents: Number.NaN };

/** A part a share: the household's place, its weight and its cents, each empty where it goes on from the share before. */
function packShares(shares: readonly Share[], places: ReadonlyMap<string, number>): string {
  let before = BEFORE_FIRST;
  return shares
    .map(({ household_id, weight, cents }) => {
      const now = { at: places.get(household_id) ?? -1, weight, cents };
      const told = [
        now.at === before.at + 1 ? '' : now.at,
        now.weight === before.weight ? '' : now.weight,
        now.cents === before.cents ? '' : now.cents,
      ];
      before = now;
      return told.join(':').replace(/:+$/, '');
    })
    .join(' ');
}

function unpackShares(text: string, ids: readonly string[]): Share[] {
  if (text === '') return [];
  let { at, weight, cents } = BEFORE_FIRST;
  return text.split(' ').map((part) => {
    const [place, weightTold, centsTold] = part.split(':');
    at = place ? Number(place) : at + 1;
    if (weightTold) weight = Number(weightTold);
    if (centsTold) cents = Number(centsTold);
    return { household_id: ids[at] ?? '', weight, cents };
  });
}
