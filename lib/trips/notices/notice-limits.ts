/** The largest number of notices on a trip. No trip is expected to have that many. */
export const MAX_NOTICES = 2000;

/** The largest number of notices in one response. A page shows fewer at first. */
export const MOST_AT_ONCE = 200;
