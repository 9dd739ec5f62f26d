import type { Camper } from '@/lib/household/crew/schema';
import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { MAX_WEIGHT } from './cost-limits';
import type { Expense } from './schema';

/** The weight is in hundredths. */
export interface Weighted {
  household_id: string;
  weight: number;
}

export interface Share extends Weighted {
  cents: number;
}

export const toHundredths = (weight: number) => Math.round(weight * 100);
export const fromHundredths = (weight: number) => weight / 100;

/** The cents that each household has borne above its exact parts; below zero when too little. */
export type Rounding = ReadonlyMap<string, number>;

/**
 * Null when all weights are zero. Shares are rounded down; the leftover cents go, one each, to those who
 * have borne the least with this amount and `rounding` together. Among equals, the amount decides.
 */
export function splitCents(
  cents: number,
  weights: readonly Weighted[],
  rounding: Rounding = new Map(),
): Share[] | null {
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
    short: short((cents * weight) % total, total, rounding.get(household_id) ?? 0),
    turn: (at - first + households.length) % households.length,
  }));
  const over = cents - parts.reduce((sum, part) => sum + part.cents, 0);
  // A household without a remainder bears exactly its part, whatever it bore before.
  const inTurn = parts
    .filter(({ remainder }) => remainder > 0)
    .sort(
      (one, other) => other.short - one.short || other.remainder - one.remainder || one.turn - other.turn,
    );
  for (const part of inTurn.slice(0, over)) part.cents += 1;
  return parts.map(({ household_id, weight, cents }) => ({ household_id, weight, cents }));
}

/** In millionths of a cent. */
const short = (remainder: number, total: number, borne: number) =>
  Math.round((remainder / total - borne) * 1_000_000);

interface Divided {
  cents: number;
  refund: boolean;
  shares: readonly Share[];
}

/**
 * Leftover cents of a refund go to those who have borne the most. With the amount and weights of before, the
 * shares stay as they are.
 */
export function splitFairly(
  { cents, refund }: Omit<Divided, 'shares'>,
  weights: readonly Weighted[],
  rounding: Rounding,
  before: Divided | null = null,
): Share[] | null {
  if (before && before.cents === cents && before.refund === refund && hasWeights(before.shares, weights)) {
    return [...before.shares];
  }
  const sign = refund ? -1 : 1;
  const own = before ? roundingOf(before) : new Map<string, number>();
  const others = weights.map(({ household_id }): [string, number] => [
    household_id,
    sign * ((rounding.get(household_id) ?? 0) - (own.get(household_id) ?? 0)),
  ]);
  return splitCents(cents, weights, new Map(others));
}

function roundingOf({ cents, refund, shares }: Divided): Map<string, number> {
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(
    shares.map((share) => {
      const over = share.cents - (cents * share.weight) / total;
      return [share.household_id, refund ? -over : over];
    }),
  );
}

export function hasWeights(shares: readonly Weighted[], weights: readonly Weighted[]): boolean {
  const had = new Map(shares.map(({ household_id, weight }) => [household_id, weight]));
  return (
    weights.length === had.size &&
    weights.every(({ household_id, weight }) => had.get(household_id) === weight)
  );
}

export const byHousehold = (one: Weighted, other: Weighted) =>
  one.household_id < other.household_id ? -1 : 1;

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

const weightByAge = { adult: 1, child: 0.5, toddler: 0, baby: 0 } satisfies Record<Camper['age'], number>;

export function defaultWeight(
  household: Pick<Household, 'crew' | 'arrive_on' | 'leave_on'>,
  trip: TripDates,
) {
  const people = household.crew.reduce(
    (sum, member) => sum + (member.type === 'camper' ? weightByAge[member.age] : 0),
    0,
  );
  const nights = nightsOf(trip).filter((night) => sleepsIn(household, night)).length;
  return { people, nights, weight: Math.min(people * nights, MAX_WEIGHT) };
}
