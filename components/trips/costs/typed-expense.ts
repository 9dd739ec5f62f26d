import type { Day } from '@/lib/dates';
import type { TypedMoney } from '@/lib/money';
import type { Costs, Expense, NewExpense } from '@/lib/trips/costs/schema';
import type { ExpenseDays } from './usual-days';

export interface TypedExpense {
  what: string;
  cents: TypedMoney;
  day: string;
  paid_by: string;
  /** Missing in a save that an earlier version of the app has kept on this device. */
  refund?: boolean;
  among: 'everyone' | 'there' | 'some';
  /** All households that can have a share. */
  shares: TypedShare[];
}

interface TypedShare {
  household_id: string;
  chosen: boolean;
  weight: string;
  /** For the whole trip, from people and nights; null for a household that isn't going. */
  usual: number | null;
  /** For a single day, from people only. */
  people: number;
  /** null for a household that isn't going. */
  days: { first: Day; last: Day } | null;
}

export function typedExpense(
  costs: Pick<Costs, 'going'>,
  days: ExpenseDays,
  expense?: Expense,
): TypedExpense {
  const { going } = costs;
  const own = going.find(({ own }) => own) ?? going[0];
  const shareOf = new Map(expense?.shares.map((share) => [share.household_id, share]));
  const gone = (expense?.shares ?? []).filter(
    ({ household_id }) => !going.some((household) => household.household_id === household_id),
  );
  return {
    what: expense?.what ?? '',
    cents: expense?.cents ?? null,
    day: expense?.day ?? days.usual,
    paid_by: expense?.paid_by ?? own?.household_id ?? '',
    refund: expense?.refund ?? false,
    // An outdated split opens as chosen households, so that the shares stay until somebody splits
    // again.
    among: amongOf(expense),
    shares: [
      ...going.map(({ household_id, weight, people, arrive_on, leave_on }) => ({
        household_id,
        chosen: !expense || shareOf.has(household_id),
        weight: String(shareOf.get(household_id)?.weight ?? weight),
        usual: weight,
        people,
        days: { first: arrive_on, last: leave_on },
      })),
      ...gone.map(({ household_id, weight }) => ({
        household_id,
        chosen: true,
        weight: String(weight),
        usual: null,
        people: 0,
        days: null,
      })),
    ],
  };
}

/**
 * Lists the households that can have a share now, and those of the earlier list that weren't going
 * even then.
 */
export function typedAgain(now: TypedExpense, typed: TypedExpense): TypedExpense {
  const before = new Map(typed.shares.map((share) => [share.household_id, share]));
  const shares = now.shares.map((share) => {
    const { chosen = false, weight = share.weight } = before.get(share.household_id) ?? {};
    return { ...share, chosen, weight };
  });
  const known = new Set(shares.map(({ household_id }) => household_id));
  const gone = typed.shares.filter(({ usual, household_id }) => usual === null && !known.has(household_id));
  return { ...typed, shares: [...shares, ...gone] };
}

function amongOf(expense?: Expense): TypedExpense['among'] {
  if (!expense) return 'everyone';
  const { split, stale } = expense;
  return !stale && (split === 'everyone' || split === 'there') ? split : 'some';
}

/** null when the text isn't a weight. */
export function parseWeight(typed: string): number | null {
  const trimmed = typed.trim();
  return /^\d{1,6}(?:\.\d{0,6})?$/.test(trimmed) ? Number(trimmed) : null;
}

export function chosenShares({
  among,
  day,
  shares,
}: Pick<TypedExpense, 'among' | 'day' | 'shares'>): TypedShare[] {
  if (among === 'everyone') return shares.filter(({ usual }) => usual !== null);
  if (among === 'there') return shares.filter(({ days }) => days && days.first <= day && day <= days.last);
  return shares.filter(({ chosen }) => chosen);
}

/** If nobody has changed a weight, the body has none, and the server computes the usual ones. */
export function sentExpense(typed: TypedExpense): NewExpense {
  const { what, cents, day, paid_by, refund = false, among } = typed;
  const sent = { what, day, cents: cents as number, paid_by, refund };
  if (among === 'everyone') return sent;
  if (among === 'there') return { ...sent, shares: 'there' };
  const chosen = chosenShares(typed);
  const usual = chosen.every(({ weight, usual }) => parseWeight(weight) === usual);
  const shares = chosen.map(({ household_id, weight }) =>
    usual ? { household_id } : { household_id, weight: parseWeight(weight) ?? Number.NaN },
  );
  return { ...sent, shares };
}
