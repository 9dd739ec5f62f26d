/** As many as anybody needs of a thing. */
export const MOST_NEEDED = 999;

/** What one trip can have been given besides what the rules ask for. */
export const MOST_ADDED = 300;

/** What is said of any other quantity of an offer. */
export const QUANTITY_WORDS = `Please enter a whole number from 0 to ${MOST_NEEDED}.`;
