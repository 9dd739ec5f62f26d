import type { Expense } from './schema';
import { hasWeights, type Share, splitCents, type Weighted } from './split';

interface Split {
  cents: number;
  split: Expense['split'];
  shares: readonly Share[];
}

/**
 * True when an expense would be split differently today. `going` has today's weights of the
 * households that are going. For the split "there", it has only the households that are there on the
 * expense's day. False for an expense with custom weights, and when none of its households is going
 * any more.
 */
export function isStale({ cents, split, shares }: Split, going: readonly Weighted[]): boolean {
  if (split === 'weighted') return false;
  const chosen = new Set(shares.map(({ household_id }) => household_id));
  const all = split === 'everyone' || split === 'there';
  const weights = all ? going : going.filter(({ household_id }) => chosen.has(household_id));
  // With the same weights the same amount is always split in the same way.
  if (hasWeights(shares, weights)) return false;
  const again = splitCents(cents, weights);
  if (!again) return false;
  const before = new Map(shares.map((share) => [share.household_id, share.cents]));
  // Compare only the households of the new split. Both splits add up to the same amount, so if all of
  // these shares are unchanged, no other household had a share in the old split.
  return !again.every((share) => share.cents === (before.get(share.household_id) ?? 0));
}
