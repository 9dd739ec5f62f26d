import type { Expense } from './schema';
import { hasWeights, type Share, type Weighted } from './split';

interface Split {
  cents: number;
  split: Expense['split'];
  shares: readonly Share[];
}

/** It would be split differently today. For "there", `going` has only those at the site that day. */
export function isStale({ cents, split, shares }: Split, going: readonly Weighted[]): boolean {
  if (split === 'weighted') return false;
  const chosen = new Set(shares.map(({ household_id }) => household_id));
  const all = split === 'everyone' || split === 'there';
  const weights = all ? going : going.filter(({ household_id }) => chosen.has(household_id));
  if (hasWeights(shares, weights)) return false;
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return false;
  // A share that is less than a cent off its exact part differs only by who got a leftover cent.
  const weightOf = new Map(weights.map(({ household_id, weight }) => [household_id, weight]));
  const before = new Map(shares.map((share) => [share.household_id, share.cents]));
  return [...new Set([...weightOf.keys(), ...before.keys()])].some((household) => {
    const off = (before.get(household) ?? 0) * total - cents * (weightOf.get(household) ?? 0);
    return Math.abs(off) >= total;
  });
}
