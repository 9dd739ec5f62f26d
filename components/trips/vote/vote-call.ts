import { countText, listText } from '@/lib/text';
import { isAsked, leftToAnswer, voteQuestion } from '@/lib/trips/undecided/asked';
import { isPastClosing } from '@/lib/trips/undecided/site-time-zone';
import { voteKinds } from '@/lib/trips/undecided/vote-options';
import type { VoteBrief } from '@/lib/trips/vote/vote-brief';
import { closingText } from './closing-text';

/**
 * Composed on the server. Shown below the reader's answer while the dates or the campsite are
 * undecided.
 */
export interface VoteCall {
  question: string;
  text: string;
  action: string;
  /** True when the reader still has to vote or to decide. */
  waits: boolean;
}

interface Reader {
  decides: boolean;
  now: Date;
}

/** null without an open vote. */
export function voteCall(vote: VoteBrief | null, { decides, now }: Reader): VoteCall | null {
  if (!vote?.open) return null;
  const { options, closesOn } = vote;
  const ended = isPastClosing(vote, now);
  const left = ended ? 0 : leftToAnswer(options, vote.answered);
  const counts = voteKinds
    .filter((kind) => isAsked(kind, options))
    .map((kind) => countText(options[kind], kind === 'dates' ? 'date' : 'campsite'));
  const text = [
    `${listText(counts)} to choose from.`,
    !ended && left === 0 && 'You’ve voted.',
    closingText({ closesOn, ended, decides }),
  ];
  return {
    question: voteQuestion(vote),
    text: text.filter(Boolean).join(' '),
    action: left > 0 ? 'Vote' : ended && decides ? 'Decide' : 'See the vote',
    waits: left > 0 || (ended && decides),
  };
}
