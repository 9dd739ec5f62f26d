import { stateNames, states } from './place-text';

/**
 * Words that people write for any campsite, whether or not its name has them, and the small words
 * between them.
 */
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
 * Removes the words that only say that the text means a campsite, unless no other words are left.
 * "Bendeela camping ground" becomes "Bendeela". Abbreviates a state at the end, because names are
 * found by its short form. Only the last word may be unfinished.
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

/** Abbreviates a state at the end: "Hobart, Tasmania" becomes "Hobart, tas". */
function withStateInShort(named: string): string {
  for (const code of states) {
    const [before, end] = [named.slice(0, -stateNames[code].length), named.slice(-stateNames[code].length)];
    if (end.toLowerCase() === stateNames[code].toLowerCase() && /[\s,]$/.test(before))
      return `${before.slice(0, -1)} ${code.toLowerCase()}`;
  }
  return named;
}
