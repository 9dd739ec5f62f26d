import type { PartRow } from './rows';

interface Balance {
  household_id: string;
  cents: number;
}

interface Transfer {
  from: string;
  to: string;
  cents: number;
}

/** For more balances, finding the fewest payments takes too long. */
export const MOST_EXACT = 12;

/** The balances must sum to zero; for up to 12 of them there are as few payments as possible. */
export function settle(balances: readonly Balance[]): Transfer[] {
  let left = unsettled(balances.map((balance) => ({ ...balance })));
  const transfers: Transfer[] = [];
  while (left.length > MOST_EXACT) {
    const pair = matching(left) ?? ends(left);
    if (!pair) return transfers;
    transfers.push(transfer(...pair));
    left = unsettled(left);
  }
  for (const group of zeroGroups(left)) transfers.push(...settleGroup(group));
  return transfers;
}

const unsettled = (balances: readonly Balance[]) =>
  balances.filter(({ cents }) => cents !== 0).sort(byAmount);

// The largest debtor first; the id makes the order certain.
const byAmount = (one: Balance, other: Balance) =>
  one.cents - other.cents || (one.household_id < other.household_id ? -1 : 1);

type Pair = [debtor: Balance, creditor: Balance];

function transfer(debtor: Balance, creditor: Balance): Transfer {
  const cents = Math.min(-debtor.cents, creditor.cents);
  debtor.cents += cents;
  creditor.cents -= cents;
  return { from: debtor.household_id, to: creditor.household_id, cents };
}

function matching(sorted: readonly Balance[]): Pair | null {
  const creditors = new Map(sorted.map((balance) => [balance.cents, balance]));
  for (const debtor of sorted) {
    const creditor = debtor.cents < 0 && creditors.get(-debtor.cents);
    if (creditor) return [debtor, creditor];
  }
  return null;
}

function ends(sorted: readonly Balance[]): Pair | null {
  const [debtor, creditor] = [sorted[0], sorted.at(-1)];
  return debtor && creditor && debtor.cents < 0 && creditor.cents > 0 ? [debtor, creditor] : null;
}

/** At most n − 1 payments for n households, because the last one brings two balances to zero. */
function settleGroup(group: readonly Balance[]): Transfer[] {
  const transfers: Transfer[] = [];
  for (let pair = ends(unsettled(group)); pair; pair = ends(unsettled(group))) {
    transfers.push(transfer(...pair));
  }
  return transfers;
}

/**
 * Every group that sums to zero saves a payment. Dynamic programming over subsets: a set has as many groups
 * as its best subset without one member, plus one if it sums to zero itself.
 */
function zeroGroups(balances: readonly Balance[]): Balance[][] {
  const sets = 2 ** balances.length;
  const sums = new Float64Array(sets);
  const most = new Int8Array(sets);
  const without = new Int8Array(sets);
  for (let set = 1; set < sets; set++) {
    most[set] = -1;
    balances.forEach(({ cents }, at) => {
      const rest = set & ~(1 << at);
      if (rest === set || (most[rest] as number) <= (most[set] as number)) return;
      most[set] = most[rest] as number;
      without[set] = at;
      sums[set] = (sums[rest] as number) + cents;
    });
    if (sums[set] === 0) most[set] = (most[set] as number) + 1;
  }
  const groups: Balance[][] = [];
  for (let set = sets - 1; set > 0; ) {
    const group: Balance[] = [];
    do {
      const at = without[set] as number;
      group.push(balances[at] as Balance);
      set &= ~(1 << at);
    } while (sums[set] !== 0);
    groups.push(group);
  }
  return groups;
}

interface Payment {
  from: string;
  to: string;
  cents: number;
}

interface Account {
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
