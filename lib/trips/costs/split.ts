/** A household with its weight in hundredths. */
export interface Weighted {
  household_id: string;
  weight: number;
}

export interface Share extends Weighted {
  cents: number;
}

/**
 * Converts a weight as people see it (0.5) to hundredths (50), which are stored and used for
 * computing.
 */
export const toHundredths = (weight: number) => Math.round(weight * 100);
export const fromHundredths = (weight: number) => weight / 100;

/**
 * Splits an amount by weights, to the cent; returns null when all weights are zero. Each share is
 * rounded down. The leftover cents go, one each, to the households with the largest remainders. Among
 * equal remainders, the amount decides which household is first, so that the same expense is always
 * split in the same way and many expenses spread the leftover cents over all households.
 */
export function splitCents(cents: number, weights: readonly Weighted[]): Share[] | null {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const households = [...weights].sort(byHousehold);
  const first = Math.floor(cents / households.length) % households.length;
  // All numbers are exact integers: an amount times a weight is at most 10^13, far below 2^53.
  const parts = households.map(({ household_id, weight }, at) => ({
    household_id,
    weight,
    cents: Math.floor((cents * weight) / total),
    remainder: (cents * weight) % total,
    turn: (at - first + households.length) % households.length,
  }));
  const over = cents - parts.reduce((sum, part) => sum + part.cents, 0);
  const inTurn = [...parts].sort((one, other) => other.remainder - one.remainder || one.turn - other.turn);
  for (const part of inTurn.slice(0, over)) part.cents += 1;
  return parts.map(({ household_id, weight, cents }) => ({ household_id, weight, cents }));
}

/** True when the shares have exactly these households, with these weights. */
export function hasWeights(shares: readonly Weighted[], weights: readonly Weighted[]): boolean {
  const had = new Map(shares.map(({ household_id, weight }) => [household_id, weight]));
  return (
    weights.length === had.size &&
    weights.every(({ household_id, weight }) => had.get(household_id) === weight)
  );
}

export const byHousehold = (one: Weighted, other: Weighted) =>
  one.household_id < other.household_id ? -1 : 1;
