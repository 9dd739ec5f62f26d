import { stateNames, states } from './place-text';

/** What people call any campsite, whether it is in its name or not, and the words between. */
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
 * A name without the words that say no more than that it is a campsite, unless there are no others, and with the state
 * behind it in short, as names are found by it: "Bendeela camping ground" is "Bendeela". The last word may be begun only.
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

/** "Hobart, Tasmania" is "Hobart, tas". */
function withStateInShort(named: string): string {
  for (const code of states) {
    const [before, end] = [named.slice(0, -stateNames[code].length), named.slice(-stateNames[code].length)];
    if (end.toLowerCase() === stateNames[code].toLowerCase() && /[\s,]$/.test(before))
      return `${before.slice(0, -1)} ${code.toLowerCase()}`;
  }
  return named;
}
