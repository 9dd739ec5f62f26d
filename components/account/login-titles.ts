export const loginTitles = { login: 'Log in', signup: 'Create an Account' } as const;
