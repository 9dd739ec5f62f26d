export const MOST_NEEDED = 999;

export const MOST_ADDED = 300;

export const QUANTITY_WORDS = `Please enter a whole number from 0 to ${MOST_NEEDED}.`;
