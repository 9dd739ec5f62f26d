/** The forms load zod later, so this file doesn't import it. */
export const MAX_ROUTE = 1000;
export const MAX_DEVICE = 100;
export const MAX_PHONE = 40;

/** A plan is kept, and its link works, for this many days after the household's return. */
export const KEPT_DAYS = 30;

/** On every page and in every mail about a plan, so that nobody expects a search to start. */
export const NO_SEARCH = 'Campmates doesn’t track anyone or call for help.';

/** An alarm could come hours late on such a server. */
export const NEEDS_MINUTES =
  'This server doesn’t send mail every minute, so nobody could be told in time. Please give your plan to somebody yourself.';
