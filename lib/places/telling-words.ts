import { stateNames, states } from './place-text';

/** People type these words even when the campsite's name doesn't contain them. */
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
 * "Bendeela camping ground" becomes "Bendeela". The last word may be unfinished, so it also goes
 * when it only begins such a word.
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

/** Names are found by the state's short form: "Hobart, Tasmania" becomes "Hobart, tas". */
function withStateInShort(named: string): string {
  for (const code of states) {
    const [before, end] = [named.slice(0, -stateNames[code].length), named.slice(-stateNames[code].length)];
    if (end.toLowerCase() === stateNames[code].toLowerCase() && /[\s,]$/.test(before))
      return `${before.slice(0, -1)} ${code.toLowerCase()}`;
  }
  return named;
}
