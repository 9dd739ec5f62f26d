const KEY = 'signUpSent';

/**
 * Returns the address of a sign-up that this page has sent, or ''. Survives a phone discarding the
 * page.
 */
export function sentSignUp(): string {
  const kept: unknown = history.state?.[KEY];
  return typeof kept === 'string' ? kept : '';
}

/**
 * Saves the address in this page's history entry. A new visit to the page has a new entry, so it
 * finds no address.
 */
export function keepSentSignUp(email: string): void {
  history.replaceState({ ...history.state, [KEY]: email }, '');
}
