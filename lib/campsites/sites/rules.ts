/** How many features one site may have. */
export const MAX_FEATURES = 30;

/** Said of a site that has no position. */
export const CHOOSE_ADDRESS = 'Please select a valid address from the suggestions.';
