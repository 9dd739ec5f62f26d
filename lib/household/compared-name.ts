/** A name as it is compared: without case, accents and surplus blanks, hyphens as blanks. */
export const comparedName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’']/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
