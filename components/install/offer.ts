const KEY = 'campmates.install';
const ENDED = 'ended';

const listeners = new Set<() => void>();

/**
 * Makes the offer due at an account's first "going" on this device, unless the offer was made here
 * before.
 */
export function noteGoing(account: string | null): void {
  if (account !== null && read() === null) write(account);
}

/** True when this account has said "going" here and has not seen the offer yet. */
export const isOfferDue = (account: string | null): boolean => account !== null && read() === account;

/** Ends the offer on this device for good, whoever is logged in. */
export const endOffer = () => write(ENDED);

export function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Without storage the offer would come each time, so it is never made.
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
