import { capital, listText } from '@/lib/text';
import { type VoteKind, voteKinds } from './vote-options';

export interface VoteCounts {
  dates: number;
  site: number;
}

/** A single option isn't asked about, unless no kind has two: then the dates are. */
export const isAsked = (kind: VoteKind, counts: VoteCounts): boolean =>
  counts[kind] > 1 || (kind === 'dates' && counts.dates > 0 && counts.site < 2);

export function voteQuestion(counts: VoteCounts): string {
  const [kind, other] = voteKinds.filter((each) => isAsked(each, counts));
  if (other) return 'When and where?';
  return kind === 'site' ? 'Which campsite?' : 'Which weekend suits you?';
}

export const leftToAnswer = (counts: VoteCounts, answered: VoteCounts): number =>
  (['dates', 'site'] as const).reduce(
    (sum, kind) => sum + (isAsked(kind, counts) ? counts[kind] - answered[kind] : 0),
    0,
  );

export const countKinds = (options: readonly { kind: VoteKind }[]): VoteCounts => ({
  dates: options.filter(({ kind }) => kind === 'dates').length,
  site: options.filter(({ kind }) => kind === 'site').length,
});

export function stillOpenText(vote: { open: boolean; options: VoteCounts } | null): string | null {
  if (!vote?.open) return null;
  const asked = voteKinds.filter((kind) => isAsked(kind, vote.options));
  const words = listText(asked.map((kind) => (kind === 'dates' ? 'dates' : 'campsite')));
  return words && `${capital(words)} still open`;
}
