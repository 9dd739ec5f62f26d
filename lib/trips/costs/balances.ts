import type { PartRow } from './rows';

interface Payment {
  from: string;
  to: string;
  cents: number;
}

export interface Account {
  /** The household's balance: above zero when it gets money back. */
  cents: number;
  /** What the household has paid for expenses. `share` is its share of all expenses. */
  paid: number;
  share: number;
}

/**
 * Returns each household's balance, keyed by household id: what the household has paid minus its
 * share, plus the payments that it made, minus the payments that it received. All balances together
 * are zero.
 */
export function balancesOf(parts: readonly PartRow[], payments: readonly Payment[]): Map<string, Account> {
  const accounts = new Map(
    parts.map(({ household_id, paid, share }): [string, Account] => [
      household_id,
      { cents: paid - (share ?? 0), paid, share: share ?? 0 },
    ]),
  );
  const accountOf = (household: string): Account => {
    const account = accounts.get(household) ?? { cents: 0, paid: 0, share: 0 };
    accounts.set(household, account);
    return account;
  };
  for (const { from, to, cents } of payments) {
    accountOf(from).cents += cents;
    accountOf(to).cents -= cents;
  }
  return accounts;
}
