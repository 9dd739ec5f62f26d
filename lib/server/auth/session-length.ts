export const SESSION_SECONDS = 30 * 24 * 60 * 60;

export const sessionEnd = (from = Date.now()) => new Date(from + SESSION_SECONDS * 1000);
