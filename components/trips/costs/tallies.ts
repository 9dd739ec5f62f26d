import type { Balance } from '@/lib/trips/costs/schema';

export interface Tally extends Balance {
  /** Cents paid to other households to settle, minus cents received from them. */
  settled: number;
}

/** The highest balance is first. */
export const talliesOf = (balances: Balance[]): Tally[] =>
  balances
    .map((balance) => ({ ...balance, settled: balance.cents - balance.paid + balance.share }))
    .sort((one, other) => other.cents - one.cents);
