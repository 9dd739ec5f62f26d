/** A household and what it counts, in hundredths. */
export interface Weighted {
  household_id: string;
  weight: number;
}

export interface Share extends Weighted {
  cents: number;
}

/** A weight as people see it (0.5) in the hundredths that are reckoned and kept (50). */
export const toHundredths = (weight: number) => Math.round(weight * 100);
export const fromHundredths = (weight: number) => weight / 100;

/**
 * An amount split by weights, to the cent; null where nobody counts. What division leaves over goes, a cent each, to
 * those with the largest remainders. Who is first among equals moves on with the amount, so that the odd cents of many
 * expenses fall on everybody alike and those of one stay where they are.
 */
export function splitCents(cents: number, weights: readonly Weighted[]): Share[] | null {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const households = [...weights].sort(byHousehold);
  const first = Math.floor(cents / households.length) % households.length;
  // Whole numbers throughout: an amount times a weight is 10^13 at most, far below 2^53.
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

/** True when the shares have exactly these households with these weights. */
export function hasWeights(shares: readonly Weighted[], weights: readonly Weighted[]): boolean {
  const had = new Map(shares.map(({ household_id, weight }) => [household_id, weight]));
  return (
    weights.length === had.size &&
    weights.every(({ household_id, weight }) => had.get(household_id) === weight)
  );
}

export const byHousehold = (one: Weighted, other: Weighted) =>
  one.household_id < other.household_id ? -1 : 1;
