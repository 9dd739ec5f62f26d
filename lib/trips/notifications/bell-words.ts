import { moneyText } from '@/lib/money';
import { oneLine } from '@/lib/text';
import { shortName } from '../households/household-name';

const MOST = 160;

const does = { announcement: ' announces', mention: ' mentions you', comment: '' };

export const bellWords = (author: string, kind: keyof typeof does, text: string) =>
  `${oneLine(shortName(author))}${does[kind]}: ${beginning(text)}`;

export const cantCome = (name: string) => `${name} can’t come`;

export const hasLeftOwing = (name: string, cents: number, removed = false) =>
  `${name} ${removed ? 'was removed' : 'has left'} and ${cents > 0 ? 'is owed' : 'owes'} ${moneyText(Math.abs(cents))}`;

export const opensCard = (name: string) => `${name} opened your card for an emergency`;

export const callsOff = (trip: string) => `called ${trip} off`;

export const saysCalledOff = (text: string) => text.includes(' called ') && text.endsWith(' off');

export const saysCantCome = (text: string) => text.endsWith(cantCome(''));

/** Never cuts a visible character in two. */
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
