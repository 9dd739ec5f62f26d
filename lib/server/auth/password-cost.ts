import 'server-only';

/**
 * OWASP's minimum for bcrypt. With bcryptjs, in JavaScript, a higher cost would make people wait at busy
 * times.
 */
export const PASSWORD_COST = 10;
