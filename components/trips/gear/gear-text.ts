import { capital, countWord } from '@/lib/text';
import type { GearLine } from '@/lib/trips/gear/schema';

type Line = Pick<GearLine, 'needed' | 'offered' | 'gap' | 'surplus' | 'unit' | 'by'>;

export interface Bringers {
  /** Each household's name by its id. */
  names: Record<string, string>;
  /** The id of the reader's household; null when it isn't going. */
  own: string | null;
}

/** Returns a quantity with its unit: "7", "40 L". */
export const amountText = (quantity: number, unit: GearLine['unit']) =>
  unit ? `${quantity} ${unit}` : `${quantity}`;

/** Returns the offered and the needed quantity: "12 of 19", "240 of 520 L". */
export const ofText = ({ offered, needed, unit }: Line) => `${offered} of ${amountText(needed, unit)}`;

const shortText = ({ gap, unit }: Line) => `${amountText(gap, unit)} short`;

const FEW = 4;

/** A large amount is shown as a bar and in numbers, a few missing pieces in words. */
export const isAmount = ({ needed, unit }: Pick<Line, 'needed' | 'unit'>) => unit !== null || needed > FEW;

/** "Seven things to find". */
export function findText(count: number, closed: boolean): string {
  if (count === 0) return closed ? 'Everything was there.' : 'Everything’s found.';
  const things = `${capital(countWord(count))} ${count === 1 ? 'thing' : 'things'}`;
  return closed ? `${things} ${count === 1 ? 'was' : 'were'} missing` : `${things} to find`;
}

/** Why the trip needs a line, what the reader owns of it, and what is left over. */
export function reasonText({ why, surplus, unit }: GearLine, owned: number): string {
  const parts = [
    why,
    owned > 0 && `You own ${amountText(owned, unit)}.`,
    surplus > 0 && `${amountText(surplus, unit)} to spare.`,
  ];
  return parts.filter(Boolean).join(' ');
}

const MOST_NAMED = 5;

/**
 * Returns who brings how many: "Pat 6, you 4". For a covered line the text may leave out the
 * numbers or names: "Olivia, Nick", "everyone".
 */
export function bringersText(line: Line, { names, own }: Bringers): string {
  const { by, gap, surplus, unit } = line;
  const each = by.every(({ quantity }) => quantity === 1);
  const covered = gap === 0;
  if (covered && by.length > 2 && by.length === Object.keys(names).length) return 'Everyone';
  if (covered && each && surplus > 0 && by.length > 2) return `${by.length} people bring one`;
  const named = by.map(({ household_id, name, quantity }, index) => {
    const who = household_id === own ? (index === 0 ? 'You' : 'you') : (names[household_id] ?? name);
    return covered && (each || by.length === 1) ? who : `${who} ${amountText(quantity, unit)}`;
  });
  if (named.length <= MOST_NAMED + 1) return named.join(', ');
  return `${named.slice(0, MOST_NAMED).join(', ')} and ${named.length - MOST_NAMED} more`;
}

/**
 * Returns the message after the reader has saved what they bring. It describes the saved line,
 * which includes other people's changes.
 */
export function savedText(line: Line & Pick<GearLine, 'name'>, own: string | null): string {
  const { name, surplus, gap, by } = line;
  if (gap > 0) return `${name}: ${shortText(line)} still.`;
  if (surplus === 0) return `${name}: all there.`;
  const others = by.some(({ household_id }) => household_id !== own);
  return `${name}: ${amountText(surplus, line.unit)} to spare${others ? ', others bring some too' : ''}.`;
}

/** Returns the text of an offer that waits to be sent: "I’ll bring 4: Camp chairs". */
export const offerText = ({ name, unit }: Pick<GearLine, 'name' | 'unit'>, quantity: number): string =>
  quantity === 0 ? `I won’t bring any: ${name}` : `I’ll bring ${amountText(quantity, unit)}: ${name}`;
