/** Marks that stand over letters once these are taken apart. */
export const MARKS = '[\\u0300-\\u036f]';

/** Words that say what a place is, not which one. */
export const KIND_WORDS =
  'the|and|camp|camps|camping|campground|campgrounds|campsite|campsites|caravan|caravans|van|tourist|holiday|ground|grounds|area|areas|site|sites|park|parks';

/**
 * What is left of a campsite's name to tell it by: "The Château Creek Camping-Area" and "Chateau Creek campground"
 * are one. The database does the same; see queries.ts.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(new RegExp(MARKS, 'g'), '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
  const telling = words
    .replace(new RegExp(`\\b(${KIND_WORDS})\\b`, 'g'), '')
    .replace(/\bmt\b/g, 'mount')
    .replaceAll(' ', '');
  return telling || words.replaceAll(' ', '');
}
