export interface Reporter {
  profileId: string;
  since: Date;
}

/** Accounts made within this time of each other may belong to one person. */
const MADE_TOGETHER_MS = 24 * 60 * 60 * 1000;

/**
 * Makes one voice of reporters who share a circle or whose accounts were made within
 * MADE_TOGETHER_MS, so that one person with several accounts, or friends who report together, count
 * once. If A and B are in one voice, and B and C, then all three are.
 */
export function voicesOf<Each extends Reporter>(reporters: Each[], circles: string[][]): Each[][] {
  const inOrder = reporters.toSorted((one, other) => one.since.getTime() - other.since.getTime());
  const voiceOf = new Map<string, Each[]>();
  const join = (one: string, other: string) => {
    const [kept, moved] = [voiceOf.get(one), voiceOf.get(other)];
    if (!kept || !moved || kept === moved) return;
    kept.push(...moved);
    for (const { profileId } of moved) voiceOf.set(profileId, kept);
  };
  inOrder.forEach((reporter, index) => {
    voiceOf.set(reporter.profileId, [reporter]);
    const earlier = inOrder[index - 1];
    if (earlier && reporter.since.getTime() - earlier.since.getTime() <= MADE_TOGETHER_MS)
      join(earlier.profileId, reporter.profileId);
  });
  for (const circle of circles) {
    const [first, ...others] = circle.filter((profileId) => voiceOf.has(profileId));
    if (first) for (const other of others) join(first, other);
  }
  return [...new Set(voiceOf.values())];
}
