/** Households that may join by a link, unless the organiser says otherwise. */
export const DEFAULT_LIMIT = 50;
/** As many as a trip can have invitees. */
export const MAX_LIMIT = 200;
