import 'server-only';

/**
 * OWASP's minimum for bcrypt. bcryptjs runs in JavaScript, so a higher cost would make people
 * wait when many log in at once.
 */
export const PASSWORD_COST = 10;
