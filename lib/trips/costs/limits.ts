export const MAX_WEIGHT = 10_000;

/** How many of each one trip can have. */
export const MAX_EXPENSES = 500;
export const MAX_PAYMENTS = 500;

/** An expense's day: from so many years before the trip starts to so many after it ends. */
export const YEARS_BEFORE = 2;
export const YEARS_AFTER = 1;

/**
 * Over whom an expense was split: over everyone who is going, over chosen households by the usual weights, by weights
 * of its own, or over those who are there on its day.
 */
export const splits = ['everyone', 'chosen', 'weighted', 'there'] as const;

export type Split = (typeof splits)[number];
