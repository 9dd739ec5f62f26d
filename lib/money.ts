/** The code and the database use whole cents of Australian dollars; only pages and forms use dollars. */

export const MAX_CENTS = 10_000_000;

export function moneyText(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-AU');
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '−' : ''}$${whole}.${rest}`;
}

/** For a sentence: without the cents of a whole sum. */
export const shortMoney = (cents: number): string => moneyText(cents).replace(/\.00$/, '');

/** For sums that are about right. */
export const wholeDollars = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-AU')}`;

export const signedMoneyText = (cents: number) => `${cents > 0 ? '+' : ''}${moneyText(cents)}`;

/** What a money field holds: cents, null when it's empty, or the text itself while it isn't an amount. */
export type TypedMoney = number | string | null | undefined;

export const typedMoney = (held: TypedMoney) =>
  typeof held === 'number' ? (held / 100).toFixed(2) : (held ?? '');

export function readMoney(typed: string): TypedMoney {
  const parsed = parseMoney(typed);
  if ('cents' in parsed) return parsed.cents;
  return typed.trim() ? typed : null;
}

const amount = /^([-−]?) ?\$? ?(\d{1,3}(?:[, ]\d{3})+|\d{0,12})(?:\.(\d{0,12}))?$/u;

export function parseMoney(typed: string): { cents: number } | { problem: string } {
  const trimmed = typed.trim();
  if (trimmed === '') return { problem: 'Please enter an amount.' };
  const [, sign, dollars = '', decimals = ''] = amount.exec(trimmed) ?? [];
  if (dollars + decimals === '')
    return { problem: 'Please enter an amount in dollars, such as 84 or 84.50.' };
  if (decimals.length > 2) return { problem: 'Please enter at most two digits after the point.' };
  const cents = Number(dollars.replace(/[, ]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (sign || cents === 0) return { problem: 'Please enter more than $0.' };
  if (cents > MAX_CENTS) return { problem: `Please enter at most ${moneyText(MAX_CENTS)}.` };
  return { cents };
}
