import { moneyText } from '@/lib/money';
import { countText, lower } from '@/lib/text';
import { type Split, splitNames } from '@/lib/trips/costs/cost-limits';
import { shortNames } from '@/lib/trips/fit/name-lists';
import { isNamed, isNameless, LEFT, withoutLeft } from '@/lib/trips/households/household-name';

export interface Reader {
  /** null when the reader isn't going. */
  ownId: string | null;
  nameOf: (householdId: string) => string;
}

/**
 * A household is called by its given name if no other has this given name. One that isn't in the
 * list has left the trip.
 */
export function namesOf(households: { household_id: string; name: string }[]): Reader['nameOf'] {
  const short = shortNames(households.map(({ name }) => name));
  const names = new Map(households.map(({ household_id, name }) => [household_id, short.get(name) ?? name]));
  return (id) => names.get(id) ?? LEFT;
}

export const readerOf = (balances: { household_id: string; name: string; own: boolean }[]): Reader => ({
  ownId: balances.find(({ own }) => own)?.household_id ?? null,
  nameOf: namesOf(balances),
});

export const subjectName = (id: string, { ownId, nameOf }: Reader) => (id === ownId ? 'You' : nameOf(id));

/** For the middle of a sentence: "you", "Sam". */
const objectName = (id: string, { ownId, nameOf }: Reader) => {
  if (id === ownId) return 'you';
  const name = nameOf(id);
  return isNameless(name) ? lower(name) : name;
};

interface Transfer {
  from: string;
  to: string;
}

export const paysText = ({ from, to }: Transfer, reader: Reader) =>
  `${subjectName(from, reader)} ${from === reader.ownId ? 'pay' : 'pays'} ${objectName(to, reader)}`;

export const paidText = ({ from, to }: Transfer, reader: Reader) =>
  `${subjectName(from, reader)} paid ${objectName(to, reader)}`;

interface Shared {
  paid_by: string;
  split: Split;
  refund: boolean;
  shares: { household_id: string }[];
}

export const payerText = ({ paid_by, refund }: Pick<Shared, 'paid_by' | 'refund'>, reader: Reader) =>
  `${subjectName(paid_by, reader)} ${refund ? 'got this back' : 'paid'}`;

/** Below zero for a refund. */
export const signedCents = ({ cents, refund }: { cents: number; refund: boolean }) =>
  refund ? -cents : cents;

/**
 * "Grace paid, for everyone". An expense of who's there on its day says so, even while everyone is
 * there that day.
 */
export function expenseText(
  { paid_by, refund, split, shares }: Shared,
  goers: string[],
  reader: Reader,
): string {
  return `${payerText({ paid_by, refund }, reader)}, for ${forWhom()}`;

  function forWhom(): string {
    if (split === 'there') return splitNames.there.toLowerCase();
    const [first, ...more] = shares.map(({ household_id }) => household_id);
    if (first && more.length === 0) return objectName(first, reader);
    const sharing = new Set([first, ...more]);
    if (sharing.size === goers.length && goers.every((id) => sharing.has(id))) return 'everyone';
    return countText(sharing.size, 'household');
  }
}

export function remindText(debtor: string, cents: number, trip: string, payTo: string | null): string {
  const greeting = isNamed(debtor) ? `Hi ${withoutLeft(debtor)}` : 'Hi';
  const ask = `${greeting}, could you pay me ${moneyText(cents)} for ${trip}?`;
  return payTo ? `${ask} Pay to: ${payTo}` : ask;
}

const USUAL_WEIGHTS =
  'Shared by people and nights: an adult counts 1, a child half, toddlers and babies nothing, times the nights they stay.';

export const splitTexts: Record<Split, string> = {
  everyone: USUAL_WEIGHTS,
  chosen: USUAL_WEIGHTS,
  there: 'Shared by who is there on that day: an adult counts 1, a child half, toddlers and babies nothing.',
  weighted: 'Shared by weights that were typed in.',
};

export const balanceLead = (cents: number) =>
  cents > 0 ? 'You’re owed' : cents < 0 ? 'You owe' : 'You’re square';

export const openBalanceText = (cents: number) =>
  cents === 0
    ? ''
    : `${balanceLead(cents)} ${moneyText(Math.abs(cents))}. The organisers are told, and your first name stays in the costs until it’s settled. `;

interface Tallied {
  paid: number;
  share: number;
  /** Cents paid to other households minus cents received from them. */
  settled: number;
}

export function spentText({ paid, share, settled }: Tallied, total: number): string {
  const sentences = [
    paid === 0 && 'You haven’t paid for anything yet.',
    paid > 0 && `You paid ${moneyText(paid)}.`,
    paid < 0 && `You got ${moneyText(-paid)} in refunds.`,
    share === 0
      ? `You have no share of ${moneyText(total)}.`
      : `Your share of ${moneyText(total)} is ${moneyText(share)}.`,
    settled > 0 && `You’ve settled ${moneyText(settled)}.`,
    settled < 0 && `You’ve got ${moneyText(-settled)} back.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
