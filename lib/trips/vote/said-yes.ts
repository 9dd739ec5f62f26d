import type { VoteKind } from './limits';

/** What a household has said of an option that was decided on. */
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
 * What of a decided vote somebody said yes to, and has yet to say whether they come: they are asked to with one tap.
 * Nothing where some of it doesn't suit them.
 */
export function saidYesTo(
  vote: Decided | null,
  { attending, called_off }: { attending: boolean | null; called_off: boolean },
): VoteKind[] {
  if (!vote || vote.open || vote.answeredSince || attending || called_off) return [];
  if (vote.chosen.some(({ answer }) => answer === 'no')) return [];
  return vote.chosen.flatMap(({ kind, answer }) => (answer === 'yes' ? [kind] : []));
}

/** "You said yes to these dates and this campsite." */
export const saidYesText = (kinds: readonly VoteKind[]) =>
  `You said yes to ${kinds.map((kind) => (kind === 'dates' ? 'these dates' : 'this campsite')).join(' and ')}.`;
