import type { Expense } from './schema';
import { hasWeights, type Share, splitCents, type Weighted } from './split';

interface Split {
  cents: number;
  split: Expense['split'];
  shares: readonly Share[];
}

/**
 * Whether an expense would be split otherwise today, `going` being what each household counts that is going, or, where
 * it is split over those, that is there on its day.
 * One that has weights of its own stays as it is, and so does one of which nobody is left to split it among.
 */
export function isStale({ cents, split, shares }: Split, going: readonly Weighted[]): boolean {
  if (split === 'weighted') return false;
  const chosen = new Set(shares.map(({ household_id }) => household_id));
  const all = split === 'everyone' || split === 'there';
  const weights = all ? going : going.filter(({ household_id }) => chosen.has(household_id));
  // The same weights split the same amount alike.
  if (hasWeights(shares, weights)) return false;
  const again = splitCents(cents, weights);
  if (!again) return false;
  const before = new Map(shares.map((share) => [share.household_id, share.cents]));
  const same = again.every((share) => share.cents === (before.get(share.household_id) ?? 0));
  // Both come to the whole amount: where those of today bear the same, nobody else bears anything.
  return !same;
}
