const KEY = 'campmates.awaited-email';
const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as a session. */
export const AFTER_LOG_IN_DAYS = 30;

/** Saves the address that a link was sent to, or that logged in, in this browser. */
export function rememberEmail(email: string, days = 1): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, until: Date.now() + days * DAY_MS }));
  } catch {
    // Without storage the person types the address again.
  }
}

/** Returns the saved address, or ''. */
export function knownEmail(): string {
  try {
    const { email, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
      email?: unknown;
      until?: unknown;
    };
    return typeof email === 'string' && Number(until) > Date.now() ? email : '';
  } catch {
    return '';
  }
}

/** Deletes the kept address after its use, because another person may use this browser next. */
export function forgetEmail(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage no address was kept.
  }
}
