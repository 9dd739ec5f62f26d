import type { VoteKind } from './limits';

/** Numbers of options of each kind, or of those options that a household has answered. */
export interface VoteCounts {
  dates: number;
  site: number;
}

/**
 * True when a household is asked about this kind, because it has at least two options. When no kind
 * has two, only the dates are asked about.
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
