import 'server-only';
import { badInput } from '@/lib/errors';
import { isGoing, type LockedCosts, refuseHousehold } from './lock-costs';
import type { ExpenseRow } from './rows';
import type { NewExpense } from './schema';
import { hasWeights, splitCents, toHundredths, type Weighted } from './split';

type Split = Pick<ExpenseRow, 'split' | 'shares'>;

/**
 * Who bears how much of an expense: everyone who is going, or those asked for. Somebody who isn't going any more may
 * stay in one that they are in, by the weight that they had. Throws 400 where nobody counts.
 */
export function chooseShares(
  locked: LockedCosts,
  { cents, shares: asked }: Pick<NewExpense, 'cents' | 'shares'>,
  before: ExpenseRow | null,
): Split {
  const weights = asked ? asked.map((share) => weigh(locked, share, before)) : locked.weights;
  const shares = splitCents(cents, weights);
  if (!shares) throw nobodyCounts(asked);
  if (!asked) return { split: 'everyone', shares };
  // Whoever changes the amount of what everybody shares sends their weights too.
  if (before && hasWeights(before.shares, weights)) return { split: before.split, shares };
  return { split: asked.some(({ weight }) => weight != null) ? 'weighted' : 'chosen', shares };
}

function weigh(
  locked: LockedCosts,
  { household_id, weight }: NonNullable<NewExpense['shares']>[number],
  before: ExpenseRow | null,
): Weighted {
  const isHousehold = (one: Weighted) => one.household_id === household_id;
  const had = before?.shares.find(isHousehold);
  if (!isGoing(locked, household_id) && !had) refuseHousehold(locked, household_id, 'shares');
  const usual = locked.weights.find(isHousehold) ?? had;
  return { household_id, weight: weight == null ? (usual?.weight ?? 0) : toHundredths(weight) };
}

function nobodyCounts(asked: NewExpense['shares']) {
  const words = asked?.some(({ weight }) => weight != null)
    ? 'Please give at least one household a weight above 0.'
    : 'No adult or child is coming who could share this. Please choose weights.';
  return badInput(words, { shares: words });
}
