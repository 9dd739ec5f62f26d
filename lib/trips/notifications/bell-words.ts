import { oneLine } from '@/lib/text';
import { shortName } from '../households/household-name';

/** The longest part of a notice that a notification shows. */
const MOST = 160;

const does = { announcement: ' announces', mention: ' mentions you', comment: '' };

/** Returns a notification's text about a notice: "Sam mentions you: who has the mallet?" */
export const bellWords = (author: string, kind: keyof typeof does, text: string) =>
  `${oneLine(shortName(author))}${does[kind]}: ${beginning(text)}`;

/** Returns a notification's text for a household that isn't going: "Dave can’t come". */
export const cantCome = (name: string) => `${name} can’t come`;

/** True for a notification's text about an answer of not going. */
export const saysCantCome = (text: string) => text.endsWith(cantCome(''));

/** Returns the beginning of a text, cut between two visible characters. */
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
