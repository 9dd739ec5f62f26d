import { capital, listText } from '@/lib/text';
import { isAsked, type VoteCounts } from './asked';
import { voteKinds } from './vote-options';

export function stillOpenText(vote: { open: boolean; options: VoteCounts } | null): string | null {
  if (!vote?.open) return null;
  const asked = voteKinds.filter((kind) => isAsked(kind, vote.options));
  const words = listText(asked.map((kind) => (kind === 'dates' ? 'dates' : 'campsite')));
  return words && `${capital(words)} still open`;
}
