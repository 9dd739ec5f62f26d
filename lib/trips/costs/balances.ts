interface Paid {
  cents: number;
  paid_by: string;
  shares: readonly { household_id: string; cents: number }[];
}

interface Payment {
  from: string;
  to: string;
  cents: number;
}

export interface Account {
  /** Above zero for who gets money. */
  cents: number;
  /** Of the expenses. */
  paid: number;
  share: number;
}

/** By household: what it paid less its share, with the payments made and received. All balances together are zero. */
export function balancesOf(expenses: readonly Paid[], payments: readonly Payment[]): Map<string, Account> {
  const accounts = new Map<string, Account>();
  const accountOf = (household: string): Account => {
    const account = accounts.get(household) ?? { cents: 0, paid: 0, share: 0 };
    accounts.set(household, account);
    return account;
  };
  for (const { cents, paid_by, shares } of expenses) {
    const payer = accountOf(paid_by);
    payer.paid += cents;
    payer.cents += cents;
    for (const share of shares) {
      const account = accountOf(share.household_id);
      account.share += share.cents;
      account.cents -= share.cents;
    }
  }
  for (const { from, to, cents } of payments) {
    accountOf(from).cents += cents;
    accountOf(to).cents -= cents;
  }
  return accounts;
}
