import type { VoteKind } from '../undecided/vote-options';

/** A household's answer to a chosen option; null without an answer. */
export interface ChosenAnswer {
  kind: VoteKind;
  answer: 'yes' | 'if_need_be' | 'no' | null;
}

interface Decided {
  open: boolean;
  chosen: readonly ChosenAnswer[];
  answeredSince: boolean;
}

/**
 * Returns which of the decided things (dates, site) the household voted yes to. The page then offers
 * to answer "going" with one tap. Empty when the household voted no to a chosen option, is going
 * already, or has answered the trip since the decision.
 */
export function saidYesTo(
  vote: Decided | null,
  { attending, called_off }: { attending: boolean | null; called_off: boolean },
): VoteKind[] {
  if (!vote || vote.open || vote.answeredSince || attending || called_off) return [];
  if (vote.chosen.some(({ answer }) => answer === 'no')) return [];
  return vote.chosen.flatMap(({ kind, answer }) => (answer === 'yes' ? [kind] : []));
}

/** Returns a text such as "You said yes to these dates and this campsite." */
export const saidYesText = (kinds: readonly VoteKind[]) =>
  `You said yes to ${kinds.map((kind) => (kind === 'dates' ? 'these dates' : 'this campsite')).join(' and ')}.`;
