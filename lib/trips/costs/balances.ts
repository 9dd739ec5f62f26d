import type { PartRow } from './rows';

interface Payment {
  from: string;
  to: string;
  cents: number;
}

export interface Account {
  /** Above zero for a household that gets money back. */
  cents: number;
  /** What the household paid for expenses. `share` below is its share of them. */
  paid: number;
  share: number;
}

/**
 * Returns each household's balance: what it paid less its share, plus payments made less payments
 * received. All balances together are zero.
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
