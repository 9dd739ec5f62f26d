/** Of each kind, including the trip's own dates or campsite. */
export const MOST_DATES = 10;
export const MOST_SITES = 5;

export const voteAnswers = ['yes', 'if need be', 'no'] as const;
export type VoteAnswer = (typeof voteAnswers)[number];

export const voteKinds = ['dates', 'site'] as const;
export type VoteKind = (typeof voteKinds)[number];
