import { oneLine } from '@/lib/text';
import { shortName } from '../household-name';

/** As much of a notice as stands on a bell. */
const MOST = 160;

const does = { announcement: ' announces', mention: ' mentions you', comment: '' };

/** What a bell says of a notice: "Sam mentions you: who has the mallet?" */
export const bellWords = (author: string, kind: keyof typeof does, text: string) =>
  `${oneLine(shortName(author))}${does[kind]}: ${beginning(text)}`;

/** What a bell says of a household that isn't coming: "Dave can’t come". */
export const cantCome = (name: string) => `${name} can’t come`;

/** True for the text of an answer that says so. */
export const saysCantCome = (text: string) => text.endsWith(cantCome(''));

/** The first words of a text, cut between two signs as one sees them. */
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
