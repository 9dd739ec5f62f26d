export const MAX_WEIGHT = 10_000;

/** Limits on the number of expenses and of payments of a trip. */
export const MAX_EXPENSES = 500;
export const MAX_PAYMENTS = 500;

/**
 * An expense's day is at most `YEARS_BEFORE` years before the trip's start, and at most
 * `YEARS_AFTER` years after its end.
 */
export const YEARS_BEFORE = 2;
export const YEARS_AFTER = 1;

/**
 * The kinds of split. `everyone`: among all households that are going. `chosen`: among chosen
 * households, by their default weights. `weighted`: by custom weights. `there`: among the
 * households that are there on the expense's day.
 */
export const splits = ['everyone', 'chosen', 'weighted', 'there'] as const;

export type Split = (typeof splits)[number];

/** What people read for whom an expense is: in the form, the list and the spreadsheet. */
export const splitNames: Record<Split, string> = {
  everyone: 'Everyone',
  chosen: 'Some of us',
  weighted: 'Some of us, by typed weights',
  there: 'Who’s there',
};
