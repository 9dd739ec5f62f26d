interface Line {
  /** How many the reader already brings. */
  mine: number;
  owned: number;
  /** How many the reader's own people need. */
  share: number;
  gap: number;
}

/**
 * Returns the initial quantity: what the reader already brings. Otherwise the reader's own share,
 * limited by what is short and by what the reader owns, if anything. When nothing is short, what
 * the reader owns.
 */
export function firstOffer({ mine, owned, share, gap }: Line): number {
  const ours = Math.min(share || gap, gap);
  return mine || (owned && ours ? Math.min(owned, ours) : owned || ours);
}

/**
 * Returns two quantities to choose from: the reader's own share, and everything that others don't
 * bring. Empty when there is no share or the share is everything.
 */
export function offerChoices({ mine, share, gap }: Pick<Line, 'mine' | 'share' | 'gap'>) {
  const all = mine + gap;
  if (share === 0 || share >= all) return [];
  return [
    { label: 'Our own', quantity: share },
    { label: 'All', quantity: all },
  ];
}
