export const MAX_NOTICES = 2000;

export const MOST_AT_ONCE = 200;
