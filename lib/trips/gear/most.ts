/** The largest quantity of one item. */
export const MOST_NEEDED = 999;

/** The most lines that people can add to one trip's gear list. */
export const MOST_ADDED = 300;

/** The message for any other quantity of an offer. */
export const QUANTITY_WORDS = `Please enter a whole number from 0 to ${MOST_NEEDED}.`;
