import { moneyText } from '@/lib/money';
import { oneLine } from '@/lib/text';
import { shortName } from '../households/household-name';

/** A notification shows at most this many characters of a notice. */
const MOST = 160;

const does = { announcement: ' announces', mention: ' mentions you', comment: '' };

/**
 * Returns the text of a notification about a notice, such as "Sam mentions you: who has the
 * mallet?"
 */
export const bellWords = (author: string, kind: keyof typeof does, text: string) =>
  `${oneLine(shortName(author))}${does[kind]}: ${beginning(text)}`;

/**
 * Returns the text of a notification about a household that isn't going, such as "Dave can’t come".
 */
export const cantCome = (name: string) => `${name} can’t come`;

/**
 * Returns the text of a notification about a household that has left with an open balance, such as
 * "Priya has left and owes $20.00" or, after an organiser removed it, "Priya was removed and owes
 * $20.00".
 */
export const hasLeftOwing = (name: string, cents: number, removed = false) =>
  `${name} ${removed ? 'was removed' : 'has left'} and ${cents > 0 ? 'is owed' : 'owes'} ${moneyText(Math.abs(cents))}`;

/** True when a notification's text says that a household isn't going. */
export const saysCantCome = (text: string) => text.endsWith(cantCome(''));

/** Returns the beginning of a text. It never cuts a visible character in two. */
export function beginning(text: string, most = MOST): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en-AU').segment(line.slice(0, 2 * most))) {
    if (index + segment.length > most - 1) break;
    end = index + segment.length;
  }
  return `${line.slice(0, end).trimEnd()}…`;
}
