/** The document's titles, by the log-in screen's mode. */
export const loginTitles = { login: 'Log in', signup: 'Create an Account' } as const;
