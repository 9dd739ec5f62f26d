import type { Balance } from '@/lib/trips/costs/schema';

/** A household's line in the table of balances. */
export interface Tally extends Balance {
  /** Paid to others to settle, less what came from them. */
  settled: number;
}

/** What each household paid, bears and settled; those who are owed most first. */
export const talliesOf = (balances: Balance[]): Tally[] =>
  balances
    .map((balance) => ({ ...balance, settled: balance.cents - balance.paid + balance.share }))
    .sort((one, other) => other.cents - one.cents);
