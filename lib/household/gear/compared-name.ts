import { oneLine } from '@/lib/text';

/**
 * Normalises a name for comparison: removes case, accents and extra blanks, and replaces hyphens with
 * blanks.
 */
export const comparedName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’']/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();

const folded = (name: string) => oneLine(name.normalize('NFC')).trim().toLowerCase();

/**
 * True when two names mean the same gear item. Case, further blanks and the Unicode form make no
 * difference.
 */
export const sameName = (a: string, b: string) => folded(a) === folded(b);
