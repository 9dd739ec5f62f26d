/** Above zero for a household that gets money. */
interface Balance {
  household_id: string;
  cents: number;
}

export interface Transfer {
  from: string;
  to: string;
  cents: number;
}

/** Up to so many balances are settled by the fewest payments there can be; beyond, finding them takes too long. */
export const MOST_EXACT = 12;

/**
 * Payments that bring all balances, which are zero together, to zero: always fewer than there are households, and the
 * fewest that there can be for up to 12.
 */
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

/** Those who have yet to give or to get. */
const unsettled = (balances: readonly Balance[]) =>
  balances.filter(({ cents }) => cents !== 0).sort(byAmount);

// Whoever owes most is first; of equals, the order of their ids.
const byAmount = (one: Balance, other: Balance) =>
  one.cents - other.cents || (one.household_id < other.household_id ? -1 : 1);

type Pair = [debtor: Balance, creditor: Balance];

/** As much as goes from one who owes to one who is owed. */
function transfer(debtor: Balance, creditor: Balance): Transfer {
  const cents = Math.min(-debtor.cents, creditor.cents);
  debtor.cents += cents;
  creditor.cents -= cents;
  return { from: debtor.household_id, to: creditor.household_id, cents };
}

/** Two who are even by one payment. */
function matching(sorted: readonly Balance[]): Pair | null {
  const creditors = new Map(sorted.map((balance) => [balance.cents, balance]));
  for (const debtor of sorted) {
    const creditor = debtor.cents < 0 && creditors.get(-debtor.cents);
    if (creditor) return [debtor, creditor];
  }
  return null;
}

/** Whoever owes most and whoever is owed most; null where there aren't both. */
function ends(sorted: readonly Balance[]): Pair | null {
  const [debtor, creditor] = [sorted[0], sorted.at(-1)];
  return debtor && creditor && debtor.cents < 0 && creditor.cents > 0 ? [debtor, creditor] : null;
}

/** At most one payment less than there are households in it: each brings one to zero, the last two. */
function settleGroup(group: readonly Balance[]): Transfer[] {
  const transfers: Transfer[] = [];
  for (let pair = ends(unsettled(group)); pair; pair = ends(unsettled(group))) {
    transfers.push(transfer(...pair));
  }
  return transfers;
}

/**
 * The balances in as many groups as can be that are zero together each: every group saves a payment. Of every set of
 * them, the most groups are those of the set without one of them, and one more where the set itself is zero.
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
