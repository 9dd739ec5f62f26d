interface Line {
  /** What one brings already. */
  mine: number;
  owned: number;
  /** How many one's own people need. */
  share: number;
  gap: number;
}

/** The number that the form begins with: what one brings, else one's own share, as far as one owns it. */
export function firstOffer({ mine, owned, share, gap }: Line): number {
  const ours = Math.min(share || gap, gap);
  return mine || (owned && ours ? Math.min(owned, ours) : owned || ours);
}

/** One's own share, then all that others don't bring; nothing to choose where these are the same. */
export function offerChoices({ mine, share, gap }: Pick<Line, 'mine' | 'share' | 'gap'>) {
  const all = mine + gap;
  if (share === 0 || share >= all) return [];
  return [
    { label: 'Our own', quantity: share },
    { label: 'All', quantity: all },
  ];
}
