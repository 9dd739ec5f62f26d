import { searchName } from '@/lib/places/search-name';

/** A feature's words as look-ups compare them: lower case, without accents, parted by single blanks. */
export const featureWords = (name: string) =>
  searchName(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
