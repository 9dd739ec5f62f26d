/** The element ids of the results and of their list. The skip link leads to the list. */
export const RESULTS = 'results';
export const LIST = 'campsites';

/**
 * Moves the focus to the results before a search removes the focused element. Otherwise the browser
 * would move the focus to the start of the page.
 */
export const focusResults = () => document.getElementById(RESULTS)?.focus({ preventScroll: true });
