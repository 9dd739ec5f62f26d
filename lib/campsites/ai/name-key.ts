/** Marks that stand over letters once these are taken apart. */
export const ACCENTS = /[\u0300-\u036f]/g;

/** Words that say what a site is, not which one. */
export const KIND_WORDS =
  'the|and|camp|camps|camping|campground|campgrounds|campsite|campsites|caravan|caravans|van|tourist|holiday|ground|grounds|area|areas|site|sites|park|parks';

const kindWords = new Set(KIND_WORDS.split('|'));

/**
 * What is left of a campsite's name to tell it by: "The Château Creek Camping-Area" and "Chateau Creek campground"
 * are one. The database does the same; see known-sites.ts.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
  const telling = words
    .split(' ')
    .filter((word) => !kindWords.has(word))
    .map((word) => (word === 'mt' ? 'mount' : word))
    .join('');
  return telling || words.replaceAll(' ', '');
}
