import { oneLine } from '@/lib/text';

export const comparedName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’']/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();

const folded = (name: string) => oneLine(name.normalize('NFC')).trim().toLowerCase();

/** Case, further blanks and the Unicode form make no difference. */
export const sameName = (a: string, b: string) => folded(a) === folded(b);
