/** More than any trip's people write. */
export const MAX_NOTICES = 2000;

/** How many come at once to who asks for them; a page shows fewer at first. */
export const MOST_AT_ONCE = 200;
