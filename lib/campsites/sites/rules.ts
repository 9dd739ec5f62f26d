/** The largest number of features of one site. */
export const MAX_FEATURES = 30;

/** Error message for a site without a position. */
export const CHOOSE_ADDRESS = 'Please select a valid address from the suggestions.';

/** The states as campsites have them. OT are the other territories, such as Norfolk Island. */
export const states = ['ACT', 'NSW', 'NT', 'OT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
