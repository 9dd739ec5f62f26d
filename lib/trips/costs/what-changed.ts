import { formatDay } from '@/lib/dates';
import { conflict } from '@/lib/errors';
import { moneyText } from '@/lib/money';
import { listText } from '@/lib/text';
import type { ExpenseField, ExpenseRow } from './rows';

type Words = Record<ExpenseField, (newest: ExpenseRow, payer: string) => [within: string, beside: string]>;

const words: Words = {
  what: ({ what }) => [`it is called “${what}” now`, `This is “${what}” now.`],
  day: ({ day }) => [`its day is ${formatDay(day)} now`, `This is ${formatDay(day)} now.`],
  cents: ({ cents }) => [`the amount is ${moneyText(cents)} now`, `This is ${moneyText(cents)} now.`],
  paid_by: (_, payer) => [`it was paid by ${payer}`, `This is ${payer} now.`],
  refund: ({ refund }) =>
    refund
      ? ['it is a refund now', 'This is a refund now.']
      : ['it isn’t a refund now', 'This isn’t a refund now.'],
  shares: () => ['it is shared in another way now', 'This is shared in another way now.'],
};

export function changedMeanwhile(newest: ExpenseRow, version: number, payer: string) {
  const fields = Object.keys(words) as ExpenseField[];
  const changed = fields.filter((field) => (newest.changed_in[field] ?? 0) > version);
  const said = changed.map((field) => [field, words[field](newest, payer)] as const);
  const what = said.length > 0 ? `: ${listText(said.map(([, [within]]) => within))}` : '';
  return conflict(
    `This expense was changed in the meantime${what}. Please look at it again.`,
    Object.fromEntries(said.map(([field, [, beside]]) => [field, beside])),
  );
}
