const states: Record<string, string> = {
  'new south wales': 'nsw',
  queensland: 'qld',
  'south australia': 'sa',
  tasmania: 'tas',
  victoria: 'vic',
  'western australia': 'wa',
  'northern territory': 'nt',
};
const stateBehind =
  /[\s,](?:new south wales|queensland|south australia|tasmania|victoria|western australia|northern territory)$/i;

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
  const named = typed.trim().replace(stateBehind, (state) => ` ${states[state.slice(1).toLowerCase()]}`);
  const words = named.split(/[\s&]+/);
  const telling = words.filter((word, at) => {
    const small = word.toLowerCase();
    return at === words.length - 1 && small.length > 1
      ? !kinds.some((kind) => kind.startsWith(small))
      : !kinds.includes(small);
  });
  return (telling.length > 0 ? telling : words).join(' ');
}
