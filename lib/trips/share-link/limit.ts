export const DEFAULT_LIMIT = 50;
/** A trip can't have more invitations. */
export const MAX_LIMIT = 200;
