/** What the forms and the schema both know; without zod, which the forms load late. */
export const MAX_ROUTE = 1000;
export const MAX_DEVICE = 100;
export const MAX_PHONE = 40;

/** For how many days after the return the plan's link works; then the plan is deleted. */
export const KEPT_DAYS = 30;

/** Said wherever a plan is set up and read: nobody is to rely on more. */
export const NO_SEARCH = 'Campmates starts no search and watches nobody.';

/** Where nothing works on the queue each minute, an alarm could come hours late. */
export const NEEDS_MINUTES =
  'This server doesn’t send mail by the minute, so nobody could be told in time. Please leave your plan with somebody yourself.';
