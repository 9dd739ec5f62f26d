import { isEmail } from '../email';

/** The addresses in a typed or pasted text, "Name <mail>" included; what is none is dropped. */
export function addressesIn(text: string): string[] {
  return distinct(text.split(/[\s,;<>"()]+/).filter(isEmail));
}

/** Each address once, compared without case, in the spelling that came first; without those in `except`. */
export function distinct(addresses: string[], except: string[] = []): string[] {
  const seen = new Set(except.map(fold));
  return addresses.filter((address) => {
    const known = seen.has(fold(address));
    seen.add(fold(address));
    return !known;
  });
}

const fold = (address: string) => address.trim().toLowerCase();
