const KEY = 'campmates.install';
const ENDED = 'ended';

const listeners = new Set<() => void>();

/** Does nothing when the offer was already made on this device. */
export function noteGoing(account: string | null): void {
  if (account !== null && read() === null) write(account);
}

/** After this account has said "going" on this device, until it has seen the offer. */
export const isOfferDue = (account: string | null): boolean => account !== null && read() === account;

/** On this device, for all accounts. */
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
