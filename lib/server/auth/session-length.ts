/** How long a log-in lasts, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Returns the time at which a session that begins at `from` (in milliseconds) ends. */
export const sessionEnd = (from = Date.now()) => new Date(from + SESSION_SECONDS * 1000);
