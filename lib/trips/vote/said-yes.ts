import type { VoteKind } from '../undecided/vote-options';

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
 * Empty when a tap on "going" would be wrong: after a no to a chosen option or an answer to the trip since.
 */
export function saidYesTo(
  vote: Decided | null,
  { attending, called_off }: { attending: boolean | null; called_off: boolean },
): VoteKind[] {
  if (!vote || vote.open || vote.answeredSince || attending || called_off) return [];
  if (vote.chosen.some(({ answer }) => answer === 'no')) return [];
  return vote.chosen.flatMap(({ kind, answer }) => (answer === 'yes' ? [kind] : []));
}

export const saidYesText = (kinds: readonly VoteKind[]) =>
  `You said yes to ${kinds.map((kind) => (kind === 'dates' ? 'these dates' : 'this campsite')).join(' and ')}.`;
