import 'server-only';

/** OWASP's floor for bcrypt; in JavaScript each step more would make people wait when many log in at once. */
export const PASSWORD_COST = 10;
