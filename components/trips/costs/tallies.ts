import type { Balance } from '@/lib/trips/costs/schema';

/** A household's line in the table of balances. */
export interface Tally extends Balance {
  /** Cents paid to other households to settle, minus cents received from them. */
  settled: number;
}

/** Returns the balances with `settled` added to each, the highest balance first. */
export const talliesOf = (balances: Balance[]): Tally[] =>
  balances
    .map((balance) => ({ ...balance, settled: balance.cents - balance.paid + balance.share }))
    .sort((one, other) => other.cents - one.cents);
