import 'server-only';
import { badInput } from '@/lib/errors';
import { isGoing, type LockedCosts, refuseHousehold } from './lock-costs';
import type { ExpenseRow } from './rows';
import type { NewExpense } from './schema';
import { hasWeights, type Rounding, splitFairly, toHundredths, type Weighted } from './split';

type Split = Pick<ExpenseRow, 'split' | 'shares'>;

/**
 * A household that is no longer going may stay in an expense that it already shares, with its earlier
 * weight.
 */
export function chooseShares(
  locked: LockedCosts,
  {
    day,
    cents,
    refund,
    shares: asked,
  }: Pick<ExpenseRow, 'day' | 'cents' | 'refund'> & Pick<NewExpense, 'shares'>,
  before: ExpenseRow | null,
): Split {
  const split = (weights: Weighted[]) => splitFairly({ cents, refund }, weights, roundingIn(locked), before);
  if (asked === 'there') {
    const shares = split(locked.weights.thereOn(day));
    if (!shares) throw nobodyCounts('No adult or child is there on that day who could share this.');
    return { split: 'there', shares };
  }
  const weights = asked ? asked.map((share) => weigh(locked, share, before)) : locked.weights.going;
  const shares = split(weights);
  if (!shares) {
    throw nobodyCounts(
      asked?.some(({ weight }) => weight != null)
        ? 'Please give at least one household a weight above 0.'
        : 'No adult or child is coming who could share this. Please choose weights.',
    );
  }
  if (!asked) return { split: 'everyone', shares };
  // A client that changes only the amount sends all weights too, so the same weights keep the kind of split.
  const sameDay = before?.split !== 'there' || before.day === day;
  if (before && sameDay && hasWeights(before.shares, weights)) return { split: before.split, shares };
  return { split: asked.some(({ weight }) => weight != null) ? 'weighted' : 'chosen', shares };
}

export const roundingIn = ({ row }: LockedCosts): Rounding =>
  new Map(row.parts.map(({ household_id, rounding }) => [household_id, rounding]));

function weigh(
  locked: LockedCosts,
  { household_id, weight }: { household_id: string; weight?: number | null | undefined },
  before: ExpenseRow | null,
): Weighted {
  const isHousehold = (one: Weighted) => one.household_id === household_id;
  const had = before?.shares.find(isHousehold);
  if (!isGoing(locked, household_id) && !had) refuseHousehold(locked, household_id, 'shares');
  const usual = locked.weights.going.find(isHousehold) ?? had;
  return { household_id, weight: weight == null ? (usual?.weight ?? 0) : toHundredths(weight) };
}

const nobodyCounts = (words: string) => badInput(words, { shares: words });
