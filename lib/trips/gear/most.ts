/** The largest quantity of one item. */
export const MOST_NEEDED = 999;

/** The largest number of lines that people can add to a trip's gear list. */
export const MOST_ADDED = 300;

/** Error message for an invalid quantity in an offer. */
export const QUANTITY_WORDS = `Please enter a whole number from 0 to ${MOST_NEEDED}.`;
