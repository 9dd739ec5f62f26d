import type { VoteKind } from './vote-options';

/** Number of options of each kind: all options of a vote, or those that a household has answered. */
export interface VoteCounts {
  dates: number;
  site: number;
}

/**
 * True when households are asked about this kind, because the vote has at least two options of it.
 * When no kind has two options, households are asked about the dates only.
 */
export const isAsked = (kind: VoteKind, counts: VoteCounts): boolean =>
  counts[kind] > 1 || (kind === 'dates' && counts.dates > 0 && counts.site < 2);

/** Returns how many options a household still has to answer. */
export const leftToAnswer = (counts: VoteCounts, answered: VoteCounts): number =>
  (['dates', 'site'] as const).reduce(
    (sum, kind) => sum + (isAsked(kind, counts) ? counts[kind] - answered[kind] : 0),
    0,
  );

export const countKinds = (options: readonly { kind: VoteKind }[]): VoteCounts => ({
  dates: options.filter(({ kind }) => kind === 'dates').length,
  site: options.filter(({ kind }) => kind === 'site').length,
});
