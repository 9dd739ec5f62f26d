const KEY = 'signUpSent';

/** The address of a sign-up that this page has sent, also after a phone has thrown the page away meanwhile; or ''. */
export function sentSignUp(): string {
  const kept: unknown = history.state?.[KEY];
  return typeof kept === 'string' ? kept : '';
}

/** Kept with the page's own entry in the history: whoever opens the page anew finds nothing. */
export function keepSentSignUp(email: string): void {
  history.replaceState({ ...history.state, [KEY]: email }, '');
}
