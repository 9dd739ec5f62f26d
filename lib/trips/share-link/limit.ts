/**
 * The largest number of households that may join by a link when the organiser sets no other number.
 */
export const DEFAULT_LIMIT = 50;
/** The largest limit that an organiser can set, because a trip can't have more invitations. */
export const MAX_LIMIT = 200;
