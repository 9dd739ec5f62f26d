const KEY = 'campmates.awaited-email';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps, in this browser alone and for a day, which address a link was asked for. */
export function rememberEmail(email: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, until: Date.now() + DAY_MS }));
  } catch {
    // A browser that keeps nothing: the address is typed again.
  }
}

/** The address that a link was asked for, or ''. */
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

/** Once it has served, or somebody else might sit down here. */
export function forgetEmail(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
