import type { VoteHousehold } from './schema';

type Counted = Pick<VoteHousehold, 'asked' | 'voted' | 'organiser'>;

/** Everybody who is asked, and those who aren't going but voted all the same; the same for each reader. */
export const countedIn = <Each extends Counted>(households: readonly Each[]): Each[] =>
  households.filter(({ asked, voted }) => asked || voted);

/** Null while the vote waits for somebody. It doesn't wait for the organiser, who hears of it. */
export function allVotedText(households: readonly Counted[]): string | null {
  const counted = countedIn(households);
  const others = counted.filter(({ organiser }) => !organiser);
  if (others.length === 0 || others.some(({ voted }) => !voted)) return null;
  if (counted.every(({ voted }) => voted)) return `All ${counted.length} households have voted`;
  return others.length === 1
    ? 'The other household has voted'
    : `All ${others.length} other households have voted`;
}
