import type { VoteHousehold } from './schema';

/** The parts of a household that decide whether a vote counts it. */
type Counted = Pick<VoteHousehold, 'asked' | 'voted' | 'organiser'>;

/**
 * Returns the households that a vote's numbers are of: everybody who is asked, the organiser among
 * them, whether or not they have voted, and those that aren't going but voted all the same. Each
 * reader sees the same ones.
 */
export const countedIn = <Each extends Counted>(households: readonly Each[]): Each[] =>
  households.filter(({ asked, voted }) => asked || voted);

/**
 * Returns the words that everybody has voted, and null while the vote still waits for somebody. It
 * doesn't wait for the organiser, who hears of it.
 */
export function allVotedText(households: readonly Counted[]): string | null {
  const counted = countedIn(households);
  const others = counted.filter(({ organiser }) => !organiser);
  if (others.length === 0 || others.some(({ voted }) => !voted)) return null;
  if (counted.every(({ voted }) => voted)) return `All ${counted.length} households have voted`;
  return others.length === 1
    ? 'The other household has voted'
    : `All ${others.length} other households have voted`;
}
