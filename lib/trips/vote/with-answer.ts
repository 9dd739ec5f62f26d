import type { VoteAnswer } from '../undecided/vote-options';
import type { Vote } from './schema';
import { tallyOf } from './tally';

/** Null removes the answer. */
export function withAnswer(vote: Vote, optionId: string, answer: VoteAnswer | null): Vote {
  const own = vote.households.find((household) => household.own);
  if (!own) return vote;
  const { household_id } = own;
  const options = vote.options.map((option) => {
    if (option.id !== optionId) return option;
    const others = option.said.filter((said) => said.household_id !== household_id);
    return { ...option, own: answer, said: answer ? [...others, { household_id, answer }] : others };
  });
  const tallies = tallyOf(options, vote.households);
  const voted = options.some((option) => option.own);
  return {
    ...vote,
    options: options.map((option, index) => ({ ...option, ...tallies[index] })),
    households: vote.households.map((household) => (household.own ? { ...household, voted } : household)),
  };
}
