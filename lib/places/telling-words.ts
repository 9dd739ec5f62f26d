import { stateNames, states } from './place-text';

/** Words for any campsite, whether or not they are in its name, and the words between them. */
const kinds = [
  'and',
  'area',
  'at',
  'camp',
  'campground',
  'campgrounds',
  'camping',
  'camps',
  'campsite',
  'campsites',
  'caravan',
  'forest',
  'ground',
  'grounds',
  'holiday',
  'in',
  'lodge',
  'national',
  'near',
  'np',
  'of',
  'park',
  'parks',
  'recreation',
  'reserve',
  'rest',
  'site',
  'sites',
  'state',
  'the',
  'tourist',
];

/**
 * Removes the words that say only that the text means a campsite, unless no others are left, and
 * abbreviates a state at the end, since names are found by the short form. "Bendeela camping
 * ground" becomes "Bendeela". Only the last word may be unfinished.
 */
export function tellingWords(typed: string): string {
  const words = withStateInShort(typed.trim()).split(/[\s&]+/);
  const telling = words.filter((word, at) => {
    const small = word.toLowerCase();
    return at === words.length - 1 && small.length > 1
      ? !kinds.some((kind) => kind.startsWith(small))
      : !kinds.includes(small);
  });
  return (telling.length > 0 ? telling : words).join(' ');
}

/** Turns "Hobart, Tasmania" into "Hobart, tas". */
function withStateInShort(named: string): string {
  for (const code of states) {
    const [before, end] = [named.slice(0, -stateNames[code].length), named.slice(-stateNames[code].length)];
    if (end.toLowerCase() === stateNames[code].toLowerCase() && /[\s,]$/.test(before))
      return `${before.slice(0, -1)} ${code.toLowerCase()}`;
  }
  return named;
}
