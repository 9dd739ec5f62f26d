import type { Costs, Expense } from '@/lib/trips/costs/schema';

/**
 * Costs as a page sends them to its scripts: the shares of an expense are one text. 200 expenses among 60 households have
 * twelve thousand shares, too many for a list each.
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

// NaN equals nothing, so that the first share always has its weight and its cents.
const BEFORE_FIRST = { at: -1, weight: Number.NaN, cents: Number.NaN };

/**
 * An entry for each share, `place:weight:cents`, with a household's place among the balances. The place is left out where
 * it is the next one, and weight and cents where they are those of the share before.
 */
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
      while (told.at(-1) === '') told.pop();
      return told.join(':');
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
