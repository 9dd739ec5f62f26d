/** A feature's words as look-ups compare them: lower case, without accents, parted by single blanks. */
export const featureWords = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
