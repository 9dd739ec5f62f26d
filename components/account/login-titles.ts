/** The document's title for each mode of the log-in screen. */
export const loginTitles = { login: 'Log in', signup: 'Create an Account' } as const;
