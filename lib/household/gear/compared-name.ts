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

/** True when two names mean the same gear item. Case and outer blanks make no difference. */
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
