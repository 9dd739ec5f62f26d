/**
 * Normalises a name for comparison: no case, accents or extra blanks, and hyphens become blanks.
 */
export const comparedName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’']/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();

/** True when two names mean the same gear item. Case and outer blanks make no difference. */
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
