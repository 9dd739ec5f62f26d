export const MAX_FEATURES = 30;

export const CHOOSE_ADDRESS = 'Please select a valid address from the suggestions.';

/** OT are the other territories, such as Norfolk Island. */
export const states = ['ACT', 'NSW', 'NT', 'OT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
