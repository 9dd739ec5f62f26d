import type { PartRow } from './rows';

interface Payment {
  from: string;
  to: string;
  cents: number;
}

export interface Account {
  /** Above zero when the household gets money back. */
  cents: number;
  paid: number;
  share: number;
  /** The cents of `share` that rounding has added to the household's exact parts. */
  rounding: number;
}

export const NOTHING: Readonly<Account> = { cents: 0, paid: 0, share: 0, rounding: 0 };

/** Keyed by household id; all balances together are zero. */
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
