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
  /** The cents of `share` that rounding has added to the household's exact parts. */
  rounding: number;
}

/** The account of a household without a part in any expense. */
export const NOTHING: Readonly<Account> = { cents: 0, paid: 0, share: 0, rounding: 0 };

/**
 * Returns each household's balance, keyed by household id: what the household has paid minus its
 * share, plus the payments that it made, minus the payments that it received. All balances together
 * are zero.
 */
export function balancesOf(parts: readonly PartRow[], payments: readonly Payment[]): Map<string, Account> {
  const accounts = new Map(
    parts.map(({ household_id, paid, share, rounding }): [string, Account] => [
      household_id,
      { cents: (paid ?? 0) - (share ?? 0), paid: paid ?? 0, share: share ?? 0, rounding },
    ]),
  );
  const accountOf = (household: string): Account => {
    const account = accounts.get(household) ?? { ...NOTHING };
    accounts.set(household, account);
    return account;
  };
  for (const { from, to, cents } of payments) {
    accountOf(from).cents += cents;
    accountOf(to).cents -= cents;
  }
  return accounts;
}
