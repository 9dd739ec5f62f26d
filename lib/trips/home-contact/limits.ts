/** Limits shared by the forms and the schema. Without zod, because the forms load zod late. */
export const MAX_ROUTE = 1000;
export const MAX_DEVICE = 100;
export const MAX_PHONE = 40;

/** The plan's link works for this many days after the return. Then the plan is deleted. */
export const KEPT_DAYS = 30;

/** Shown wherever a plan is written or read, so that nobody relies on more. */
export const NO_SEARCH = 'Campmates starts no search and watches nobody.';

/**
 * Shown when nothing works through the job queue each minute, because an alarm could then come
 * hours late.
 */
export const NEEDS_MINUTES =
  'This server doesn’t send mail every minute, so nobody could be told in time. Please give your plan to somebody yourself.';
