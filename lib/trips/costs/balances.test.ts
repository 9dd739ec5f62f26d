import fc from 'fast-check';
import { balancesOf } from './balances';
import { splitCents } from './split';

const share = (household_id: string, cents: number) => ({ household_id, cents });

test('a balance is what was paid less one’s share, with what was given and got since', () => {
  const expenses = [
    { cents: 9000, paid_by: 'mia', shares: [share('mia', 3000), share('tom', 6000)] },
    { cents: 1000, paid_by: 'tom', shares: [share('mia', 500), share('ann', 500)] },
  ];
  const payments = [{ from: 'tom', to: 'mia', cents: 2000 }];
  expect(Object.fromEntries(balancesOf(expenses, payments))).toEqual({
    mia: { cents: 3500, paid: 9000, share: 3500 },
    tom: { cents: -3000, paid: 1000, share: 6000 },
    ann: { cents: -500, paid: 0, share: 500 },
  });
  expect(balancesOf([], []).size).toBe(0);
});

test('a payment alone leaves who got it in debt', () => {
  expect(Object.fromEntries(balancesOf([], [{ from: 'tom', to: 'mia', cents: 5 }]))).toEqual({
    tom: { cents: 5, paid: 0, share: 0 },
    mia: { cents: -5, paid: 0, share: 0 },
  });
});

test('whatever is paid, split and given, all balances together are zero', () => {
  const who = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const weights = fc.uniqueArray(
    fc.record({ household_id: who, weight: fc.integer({ min: 1, max: 1_000_000 }) }),
    {
      minLength: 1,
      selector: ({ household_id }) => household_id,
    },
  );
  const expense = fc
    .record({ cents, paid_by: who, weights })
    .map((given) => ({ ...given, shares: splitCents(given.cents, given.weights) ?? [] }));
  const payment = fc.record({ from: who, to: who, cents });
  fc.assert(
    fc.property(fc.array(expense, { maxLength: 50 }), fc.array(payment), (expenses, payments) => {
      const accounts = [...balancesOf(expenses, payments).values()];
      expect(accounts.reduce((sum, account) => sum + account.cents, 0)).toBe(0);
      const all = expenses.reduce((sum, one) => sum + one.cents, 0);
      expect(accounts.reduce((sum, account) => sum + account.paid, 0)).toBe(all);
      expect(accounts.reduce((sum, account) => sum + account.share, 0)).toBe(all);
    }),
  );
});
