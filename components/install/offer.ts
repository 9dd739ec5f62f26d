const KEY = 'campmates.install';
const ENDED = 'ended';

const listeners = new Set<() => void>();

/** The first "going" that an account says on this device makes the offer due, unless it was made here before. */
export function noteGoing(account: string | null): void {
  if (account !== null && read() === null) write(account);
}

/** Whether this account has said "going" here and was not asked yet. */
export const isOfferDue = (account: string | null): boolean => account !== null && read() === account;

/** Never again on this device, whoever is logged in. */
export const endOffer = () => write(ENDED);

export function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing is asked nothing.
    return ENDED;
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
