/** More notices than the people of any trip write. */
export const MAX_NOTICES = 2000;

/** The most notices in one response. A page shows fewer at first. */
export const MOST_AT_ONCE = 200;
