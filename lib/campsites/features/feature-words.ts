import { withoutAccents } from '@/lib/text';

/** A feature's words as look-ups compare them: lower case, without accents, parted by single blanks. */
export const featureWords = (name: string) =>
  withoutAccents(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
