import { isEmail } from './email';

interface ReadAddresses {
  addresses: string[];
  /** Entries that are not valid addresses, as written. */
  refused: string[];
}

/**
 * Returns the addresses in a typed or pasted list, and the entries that are not valid addresses.
 * Also reads entries such as "Name <mail>".
 */
export function readAddresses(text: string): ReadAddresses {
  const entries = text.split(/[,;\n]/).map((entry) => ({
    text: entry.trim(),
    words: entry.split(/[\s<>"()]+/).filter(Boolean),
  }));
  const addresses = entries.flatMap(({ words }) => words.filter(isEmail));
  const refused = entries.flatMap(({ text: whole, words }, index) => {
    const meant = words.filter((word) => word.includes('@'));
    if (meant.length > 0) return meant.filter((word) => !isEmail(word));
    // In "Hart, Mia <mail>" the comma is part of a name, so "Hart" is not an entry.
    const isName = entries[index + 1]?.text.includes('<');
    return words.length === 0 || isName ? [] : [whole];
  });
  return { addresses: distinct(addresses), refused: distinct(refused) };
}

/**
 * Returns each address once, in its first spelling; case makes no difference. Leaves out the
 * addresses in `except`.
 */
export function distinct(addresses: string[], except: string[] = []): string[] {
  const seen = new Set(except.map(fold));
  return addresses.filter((address) => {
    const known = seen.has(fold(address));
    seen.add(fold(address));
    return !known;
  });
}

const fold = (address: string) => address.trim().toLowerCase();
