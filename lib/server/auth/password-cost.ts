import 'server-only';

/** OWASP's minimum for bcrypt. A higher cost, with bcryptjs, would make people wait at busy times. */
export const PASSWORD_COST = 10;
