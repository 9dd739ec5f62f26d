import addressparser from 'nodemailer/lib/addressparser';
import { addressProblem, cleanAddress, withAsciiDomain } from './email';
import { withoutUnseen } from './text';

interface ReadAddresses {
  addresses: string[];
  refused: string[];
}

/** Reads lists as mail programs write them (RFC 5322), and also lines, and words that blanks separate. */
export function readAddresses(text: string): ReadAddresses {
  const list = withoutUnseen(text)
    .replace(/\n/g, ', ')
    // A bracket ends an entry, also where a list has no comma after it.
    .replace(/>/g, '>,')
    // To the parser, "Mia (mia@example.com)" is a name with a comment.
    .replace(/\(([^\s()@]+@[^\s()@]+)\)/g, ' $1 ');
  const inBrackets = new Set(Array.from(list.matchAll(/<([^<>]*)>/g), ([, inner = '']) => inner.trim()));
  const entries = addressparser(list, { flatten: true }).map(({ name, address }) => ({
    name,
    address,
    bracketed: inBrackets.has(address),
  }));
  const meant = entries.flatMap(({ name, address, bracketed }, index) => {
    // A name before an address in brackets may look like another address, but isn't one.
    if (bracketed) return [address];
    if (address) return [address, ...name.split(/\s+/).filter((word) => word.includes('@'))];
    // In "Hart, Mia <mail>" the comma is part of a name, so "Hart" is not an entry.
    return name && !entries[index + 1]?.bracketed ? [name] : [];
  });
  const isGood = (entry: string) => addressProblem(cleanAddress(entry)) === null;
  return {
    addresses: distinct(meant.filter(isGood).map(cleanAddress)),
    refused: distinct(meant.filter((entry) => !isGood(entry))),
  };
}

/** Case and the spelling of the domain make no difference. Leaves out the addresses in `except`. */
export function distinct(addresses: string[], except: string[] = []): string[] {
  const seen = new Set(except.map(fold));
  return addresses.filter((address) => {
    const known = seen.has(fold(address));
    seen.add(fold(address));
    return !known;
  });
}

const fold = (address: string) => withAsciiDomain(address.trim().toLowerCase());
