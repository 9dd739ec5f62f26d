export const MAX_WEIGHT = 10_000;

/** The largest number of expenses and of payments on a trip. */
export const MAX_EXPENSES = 500;
export const MAX_PAYMENTS = 500;

/**
 * An expense's day lies at most this many years before the trip's start, and `YEARS_AFTER` after
 * its end.
 */
export const YEARS_BEFORE = 2;
export const YEARS_AFTER = 1;

/**
 * How an expense was split: over everyone who is going, over chosen households by their default
 * weights, by custom weights, or over those who are there on its day.
 */
export const splits = ['everyone', 'chosen', 'weighted', 'there'] as const;

export type Split = (typeof splits)[number];
