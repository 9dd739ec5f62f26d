/** Where the skip links lead: to the results, and to the list among them. */
export const RESULTS = 'results';
export const LIST = 'campsites';

/** The filters, which on a phone a button opens. */
export const FILTER_SHEET = 'filters';
