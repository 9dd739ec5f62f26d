import fc from 'fast-check';
import { balancesOf } from './balances';

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
