/**
 * The largest number of households that may join by a link when the organiser sets no other number.
 */
export const DEFAULT_LIMIT = 50;
/** The largest number that an organiser can set. A trip can't have more invitations. */
export const MAX_LIMIT = 200;
