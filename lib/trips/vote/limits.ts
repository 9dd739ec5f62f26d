/** The trip's own counted in. */
export const MOST_DATES = 10;
export const MOST_SITES = 5;

/** What a household may say of an option, as the wire has it. */
export const voteAnswers = ['yes', 'if need be', 'no'] as const;
export type VoteAnswer = (typeof voteAnswers)[number];

export const voteKinds = ['dates', 'site'] as const;
export type VoteKind = (typeof voteKinds)[number];
