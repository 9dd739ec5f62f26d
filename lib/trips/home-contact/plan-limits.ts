/**
 * Limits that both the forms and the schema use. This file doesn't import zod, because the forms load
 * zod later.
 */
export const MAX_ROUTE = 1000;
export const MAX_DEVICE = 100;
export const MAX_PHONE = 40;

/** A plan's link works for this many days after the household's return. Then the plan is deleted. */
export const KEPT_DAYS = 30;

/** Text on every page and in every mail about a plan, so that nobody expects a search to start. */
export const NO_SEARCH = 'Campmates doesn’t track anyone or call for help.';

/**
 * Error message when the server doesn't run the job queue each minute, because an alarm could then
 * come hours late.
 */
export const NEEDS_MINUTES =
  'This server doesn’t send mail every minute, so nobody could be told in time. Please give your plan to somebody yourself.';
