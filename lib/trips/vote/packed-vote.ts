import type { VoteAnswer } from './limits';
import type { Vote, VoteOption } from './schema';

/** A vote as a page sends it: of each option one letter a household, in their order, in place of their ids. */
export interface PackedVote extends Omit<Vote, 'options'> {
  options: (Omit<VoteOption, 'said'> & { said: string })[];
}

const letters: Record<VoteAnswer, string> = { yes: 'y', 'if need be': 'i', no: 'n' };

export const packVote = ({ options, ...vote }: Vote): PackedVote => ({
  ...vote,
  options: options.map(({ said, ...option }) => {
    const answers = new Map(said.map(({ household_id, answer }) => [household_id, letters[answer]]));
    return {
      ...option,
      said: vote.households.map(({ household_id }) => answers.get(household_id) ?? '-').join(''),
    };
  }),
});

export const unpackVote = ({ options, ...vote }: PackedVote): Vote => ({
  ...vote,
  options: options.map(({ said, ...option }) => ({
    ...option,
    said: vote.households.flatMap(({ household_id }, index) => {
      const answer = (Object.keys(letters) as VoteAnswer[]).find((each) => letters[each] === said[index]);
      return answer ? [{ household_id, answer }] : [];
    }),
  })),
});
