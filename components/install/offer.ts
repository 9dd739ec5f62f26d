const KEY = 'campmates.install';
const ENDED = 'ended';

const listeners = new Set<() => void>();

/**
 * Marks the offer to install as due when somebody says "going" for the first time on this device.
 * Does nothing when the offer was already made here.
 */
export function noteGoing(account: string | null): void {
  if (account !== null && read() === null) write(account);
}

/** True when this account has said "going" on this device and has not seen the offer yet. */
export const isOfferDue = (account: string | null): boolean => account !== null && read() === account;

/** Ends the offer on this device for good, for all accounts. */
export const endOffer = () => write(ENDED);

export function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Without storage the offer would be repeated each time, so it is never made.
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
