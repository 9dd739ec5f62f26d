import type { VoteKind } from './limits';

/** The number of options of each kind, or of those that a household has answered. */
export interface VoteCounts {
  dates: number;
  site: number;
}

/**
 * True when a household is asked about a kind, which has to have two options or more. If neither
 * kind has a choice, only the dates are asked about.
 */
export const isAsked = (kind: VoteKind, counts: VoteCounts): boolean =>
  counts[kind] > 1 || (kind === 'dates' && counts.dates > 0 && counts.site < 2);

/** Returns the number of options without an answer. */
export const leftToAnswer = (counts: VoteCounts, answered: VoteCounts): number =>
  (['dates', 'site'] as const).reduce(
    (sum, kind) => sum + (isAsked(kind, counts) ? counts[kind] - answered[kind] : 0),
    0,
  );

export const countKinds = (options: readonly { kind: VoteKind }[]): VoteCounts => ({
  dates: options.filter(({ kind }) => kind === 'dates').length,
  site: options.filter(({ kind }) => kind === 'site').length,
});
