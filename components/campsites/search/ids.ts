/** The results, and the list among them: where the skip link leads. */
export const RESULTS = 'results';
export const LIST = 'campsites';

/** Takes the focus of what a new search will take away: it would fall to the page's start. */
export const focusResults = () => document.getElementById(RESULTS)?.focus({ preventScroll: true });
