/** The document's title by what the log-in screen is for at the moment. */
export const loginTitles = { login: 'Log in', signup: 'Create an Account' } as const;
