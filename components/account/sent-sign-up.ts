const KEY = 'signUpSent';

/**
 * Returns the address of a sign-up that this page has sent, or ''. Survives a phone discarding the
 * page.
 */
export function sentSignUp(): string {
  const kept: unknown = history.state?.[KEY];
  return typeof kept === 'string' ? kept : '';
}

/** Keeps the address in the page's history entry, so that a new visit to the page finds nothing. */
export function keepSentSignUp(email: string): void {
  history.replaceState({ ...history.state, [KEY]: email }, '');
}
