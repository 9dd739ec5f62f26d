/** The most households that may join by a link, unless the organiser sets another number. */
export const DEFAULT_LIMIT = 50;
/** The highest number: as many as a trip can invite. */
export const MAX_LIMIT = 200;
