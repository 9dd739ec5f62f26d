import fc from 'fast-check';
import { balancesOf, MOST_EXACT, settle } from './balances';

const part = (household_id: string, paid: number | null, share: number | null) => ({
  household_id,
  paid,
  share,
  rounding: 0,
});

test('a balance is what a household paid less its share, plus payments made less payments received', () => {
  const parts = [
    part('mia', 9000, 3500),
    part('tom', 1000, 6000),
    part('ann', null, 500),
    part('zoe', null, null),
  ];
  const payments = [{ from: 'tom', to: 'mia', cents: 2000 }];
  expect(Object.fromEntries(balancesOf(parts, payments))).toEqual({
    mia: { cents: 3500, paid: 9000, share: 3500, rounding: 0 },
    tom: { cents: -3000, paid: 1000, share: 6000, rounding: 0 },
    ann: { cents: -500, paid: 0, share: 500, rounding: 0 },
    zoe: { cents: 0, paid: 0, share: 0, rounding: 0 },
  });
  expect(balancesOf([], []).size).toBe(0);
});

test('a household that only received a payment is in debt', () => {
  expect(Object.fromEntries(balancesOf([], [{ from: 'tom', to: 'mia', cents: 5 }]))).toEqual({
    tom: { cents: 5, paid: 0, share: 0, rounding: 0 },
    mia: { cents: -5, paid: 0, share: 0, rounding: 0 },
  });
});

test('all balances together are zero, whatever is paid and shared', () => {
  const who = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const moved = fc.record({ from: who, to: who, cents });
  fc.assert(
    fc.property(fc.array(moved, { maxLength: 50 }), fc.array(moved), (spent, payments) => {
      const sum = (amounts: typeof spent) => amounts.reduce((all, each) => all + each.cents, 0);
      const parts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
        part(id, sum(spent.filter(({ from }) => from === id)), sum(spent.filter(({ to }) => to === id))),
      );
      const accounts = [...balancesOf(parts, payments).values()];
      expect(accounts.reduce((all, account) => all + account.cents, 0)).toBe(0);
      expect(accounts.reduce((all, account) => all + account.paid, 0)).toBe(sum(spent));
      expect(accounts.reduce((all, account) => all + account.share, 0)).toBe(sum(spent));
    }),
  );
});

const households = (cents: readonly number[]) =>
  cents.map((each, at) => ({ household_id: `h${at}`, cents: each }));

const settled = (cents: readonly number[]) =>
  settle(households(cents)).map(({ from, to, cents: each }) => `${from} gives ${to} ${each}`);

test.each<[number[], string[]]>([
  [[], []],
  [[0, 0], []],
  [[-5, 5], ['h0 gives h1 5']],
  [
    [-30, 10, 20],
    ['h0 gives h2 20', 'h0 gives h1 10'],
  ],
  [
    [30, -10, -20],
    ['h2 gives h0 20', 'h1 gives h0 10'],
  ],
  // Two pairs whose balances cancel out. If the largest debtor always paid the largest creditor,
  // this would take three payments.
  [
    [-6, -4, 6, 4],
    ['h0 gives h2 6', 'h1 gives h3 4'],
  ],
])('%p is settled by %p', (balances, payments) => {
  expect([...settled(balances)].sort()).toEqual([...payments].sort());
});

/**
 * Two groups of three whose balances cancel out. If the largest debtor always paid the largest
 * creditor, the groups would mix and need five payments.
 */
const groups = [-10, 5, 5, 8, -4, -4];

test('two groups of three whose balances cancel out need four payments instead of five', () => {
  expect(settle(households(groups))).toHaveLength(4);
});

/**
 * Returns the largest number of groups that each sum to zero. It tries all ways to group the
 * balances.
 */
function mostGroups([first, ...others]: readonly number[]): number {
  if (first === undefined) return 0;
  let most = 0;
  for (let chosen = 0; chosen < 2 ** others.length; chosen++) {
    const isIn = (_: number, at: number) => (chosen >> at) % 2 === 1;
    const sum = others.filter(isIn).reduce((all, cents) => all + cents, first);
    if (sum === 0) most = Math.max(most, 1 + mostGroups(others.filter((cents, at) => !isIn(cents, at))));
  }
  return most;
}

/**
 * Generates balances that sum to zero. Small amounts often form groups that cancel out; large
 * amounts are like real money.
 */
const balances = (most: number) =>
  fc
    .oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5_000_000_000 }))
    .chain((size) => fc.array(fc.integer({ min: -size, max: size }), { minLength: 1, maxLength: most - 1 }))
    .map((some) => [...some, -some.reduce((sum, cents) => sum + cents, 0)]);

function requireSettled(cents: readonly number[]) {
  const left = new Map(households(cents).map(({ household_id, cents: each }) => [household_id, each]));
  const payments = settle(households(cents));
  for (const { from, to, cents: each } of payments) {
    expect(each).toBeGreaterThan(0);
    expect(Number.isSafeInteger(each)).toBe(true);
    left.set(from, (left.get(from) as number) + each);
    left.set(to, (left.get(to) as number) - each);
  }
  expect([...left.values()].filter((each) => each !== 0)).toEqual([]);
  const open = cents.filter((each) => each !== 0).length;
  expect(payments.length).toBeLessThan(Math.max(open, 1));
  return payments;
}

test('a settlement clears all balances in fewer payments than there are households with a balance', () => {
  fc.assert(fc.property(balances(60), (cents) => void requireSettled(cents)));
});

test('a settlement takes the fewest payments possible', () => {
  fc.assert(
    fc.property(balances(8), (cents) => {
      const open = cents.filter((each) => each !== 0);
      expect(requireSettled(cents)).toHaveLength(open.length - mostGroups(open));
    }),
  );
});

test('up to twelve balances take the fewest payments, not counting households whose balance is zero', () => {
  const four = [...groups, ...groups.map((cents) => 100 * cents)];
  expect(four).toHaveLength(MOST_EXACT);
  expect(settle(households([...four, 0, 0, 0]))).toHaveLength(8);
});

test('beyond twelve balances, two that cancel out are still settled by one payment', () => {
  const pairs = Array.from({ length: 20 }, (_, at) => [(at + 1) ** 3, -((at + 1) ** 3)]).flat();
  expect(settle(households(pairs))).toHaveLength(20);
});

test('balances that don’t sum to zero, which no split produces, are settled as far as possible', () => {
  expect(settled([-5, 3])).toEqual(['h0 gives h1 3']);
  expect(settled([-5])).toEqual([]);
  expect(settle(households(Array.from({ length: 20 }, () => 7)))).toEqual([]);
  expect(settle(households([...Array.from({ length: 20 }, () => 7), -10]))).toHaveLength(2);
});

test('no household both pays and is paid, and the order of the households makes no difference', () => {
  fc.assert(
    fc.property(balances(30), (cents) => {
      const all = households(cents);
      const payments = settle(all);
      const givers = new Set(payments.map(({ from }) => from));
      expect(payments.filter(({ to }) => givers.has(to))).toEqual([]);
      expect(settle([...all].reverse())).toEqual(payments);
    }),
  );
});
