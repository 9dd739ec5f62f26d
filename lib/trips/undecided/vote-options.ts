/** The largest number of options of each kind, including the trip's own dates or campsite. */
export const MOST_DATES = 10;
export const MOST_SITES = 5;

/** The answers that a household can give to an option, as the API spells them. */
export const voteAnswers = ['yes', 'if need be', 'no'] as const;
export type VoteAnswer = (typeof voteAnswers)[number];

export const voteKinds = ['dates', 'site'] as const;
export type VoteKind = (typeof voteKinds)[number];
