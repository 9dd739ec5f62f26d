interface Line {
  /** The quantity that the reader already brings. */
  mine: number;
  owned: number;
  /** The quantity that the reader's own people need. */
  share: number;
  gap: number;
}

/**
 * What the reader brings after one tap: the own share more than before, but at most what is short
 * and, if the reader owns any, at most what the reader owns.
 */
export function firstOffer({ mine, owned, share, gap }: Line): number {
  const ours = Math.min(share || gap, gap);
  return mine + Math.min(ours, owned || ours);
}

/** Where the form starts: with all that other households don't bring. */
export const formOffer = ({ mine, owned, gap }: Omit<Line, 'share'>): number =>
  gap > 0 ? mine + gap : mine || owned;

/**
 * Returns two quantities to choose from: the reader's own share, and everything that other
 * households don't bring. Empty when the reader has no share or the share is everything.
 */
export function offerChoices({ mine, share, gap }: Pick<Line, 'mine' | 'share' | 'gap'>) {
  const all = mine + gap;
  if (share === 0 || share >= all) return [];
  return [
    { label: 'Our own', quantity: share },
    { label: 'All', quantity: all },
  ];
}
