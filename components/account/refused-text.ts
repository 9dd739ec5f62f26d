import { type AddressProblem, addressProblem, cleanAddress } from '@/lib/email';
import { listText } from '@/lib/text';

const SHOWN = 3;
const MAX_LENGTH = 40;

/**
 * Returns a sentence about the addresses that were left out and why, for each reason; undefined for an
 * empty list.
 */
export function refusedText(refused: string[]): string | undefined {
  const problems = refused.map((text) => addressProblem(cleanAddress(text)) ?? 'incomplete');
  const sentences = (['incomplete', 'dots', 'letters'] as const).flatMap((problem) => {
    const those = refused.filter((_, index) => problems[index] === problem);
    return those.length === 0 ? [] : leftOut(namesOf(those), problem, those.length === 1);
  });
  return sentences.join(' ') || undefined;
}

function leftOut(names: string, problem: AddressProblem, one: boolean): string {
  const end = one ? 'so it was left out.' : 'so they were left out.';
  switch (problem) {
    case 'incomplete':
      return `${names} ${one ? 'isn’t a full email address' : 'aren’t full email addresses'}, ${end}`;
    case 'dots':
      return `${names} ${one ? 'has' : 'have'} two dots in a row, ${end}`;
    case 'letters':
      return `Most mail servers can’t deliver this: ${names}, ${end}`;
  }
}

function namesOf(refused: string[]): string {
  const shown = refused.slice(0, SHOWN).map((text) => `“${shortened(text)}”`);
  const more = refused.length - SHOWN;
  return listText(more > 0 ? [...shown, `${more} more`] : shown);
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}
