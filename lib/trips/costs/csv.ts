import { toCsv } from '@/lib/csv';
import { today } from '@/lib/dates';
import { splitNames } from './cost-limits';
import type { Costs } from './schema';

const dollars = (cents: number) => cents / 100;

export function costsCsv({ expenses, balances, payments }: Costs): string {
  const names = new Map(balances.map(({ household_id, name }) => [household_id, name]));
  const nameOf = (id: string) => names.get(id) ?? '';
  const inColumns = (centsOf: (household: string) => number) =>
    balances.map(({ household_id }) => dollars(centsOf(household_id)));
  const sumRow = (title: string, key: 'paid' | 'share' | 'cents') => [
    '',
    title,
    '',
    '',
    '',
    ...balances.map((balance) => dollars(balance[key])),
  ];
  return toCsv([
    ['Day', 'What', 'Paid by', 'For', 'Amount', ...balances.map(({ name }) => name)],
    ...expenses.toReversed().map(({ day, what, paid_by, split, cents, refund, shares }) => {
      const share = new Map(shares.map((each) => [each.household_id, each.cents]));
      const signed = (amount: number) => (refund && amount !== 0 ? -amount : amount);
      return [
        day,
        refund ? `Refund: ${what}` : what,
        nameOf(paid_by),
        splitNames[split],
        dollars(signed(cents)),
        ...inColumns((id) => signed(share.get(id) ?? 0)),
      ];
    }),
    sumRow('Share', 'share'),
    sumRow('Paid', 'paid'),
    ...payments
      .toReversed()
      .map(({ from, to, cents, at }) => [
        today(new Date(at)),
        `Paid to ${nameOf(to)}`,
        nameOf(from),
        '',
        dollars(cents),
        ...inColumns((id) => (id === from ? cents : id === to ? -cents : 0)),
      ]),
    sumRow('Balance', 'cents'),
  ]);
}
