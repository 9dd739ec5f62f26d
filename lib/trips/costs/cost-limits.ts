export const MAX_WEIGHT = 10_000;

export const MAX_EXPENSES = 500;
export const MAX_PAYMENTS = 500;

/** Limits of an expense's day, before the trip's start and after its end. */
export const YEARS_BEFORE = 2;
export const YEARS_AFTER = 1;

/** `chosen` uses the households' default weights; `there` has those at the site on the expense's day. */
export const splits = ['everyone', 'chosen', 'weighted', 'there'] as const;

export type Split = (typeof splits)[number];

export const splitNames: Record<Split, string> = {
  everyone: 'Everyone',
  chosen: 'Some of us',
  weighted: 'Some of us, by typed weights',
  there: 'Who’s there',
};
