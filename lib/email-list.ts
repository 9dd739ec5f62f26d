import { isEmail } from './email';

interface ReadAddresses {
  addresses: string[];
  /** What stands where an address should, as it was written. */
  refused: string[];
}

/** The addresses in a typed or pasted list, "Name <mail>" included, and what was meant as one but isn't. */
export function readAddresses(text: string): ReadAddresses {
  const entries = text.split(/[,;\n]/).map((entry) => ({
    text: entry.trim(),
    words: entry.split(/[\s<>"()]+/).filter(Boolean),
  }));
  const addresses = entries.flatMap(({ words }) => words.filter(isEmail));
  const refused = entries.flatMap(({ text: whole, words }, index) => {
    const meant = words.filter((word) => word.includes('@'));
    if (meant.length > 0) return meant.filter((word) => !isEmail(word));
    // "Hart, Mia <mail>": a name with a comma in it, not an entry of its own.
    const isName = entries[index + 1]?.text.includes('<');
    return words.length === 0 || isName ? [] : [whole];
  });
  return { addresses: distinct(addresses), refused: distinct(refused) };
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
