export const MIN_FEATURE_QUERY = 2;
