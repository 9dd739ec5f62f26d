export const MIN_PLACE_QUERY = 3;
