/** The ids of the results and of their list, which the skip link targets. */
export const RESULTS = 'results';
export const LIST = 'campsites';

/**
 * Moves the focus to the results before a search removes the focused element. Otherwise the focus
 * would return to the page's start.
 */
export const focusResults = () => document.getElementById(RESULTS)?.focus({ preventScroll: true });
