import { kmBetween, type Position } from '@/lib/geometry';

const NEAR_KM = 1;
/** NEAR_KM in degrees of latitude, rounded up: a cheap check before the exact distance. */
const NEAR_DEGREES = 0.01;

/**
 * Two glades may be two separate camping grounds, so it takes more sites whose names share only
 * "glade".
 */
const FEWEST_PITCHES = 3;

interface Named extends Position {
  name: string;
  address?: string | null;
  source: string;
}

export interface Ground<Site> {
  name: string;
  sites: [first: Site, ...others: Site[]];
}

type WithSite<Entry> = Extract<Entry, { site: Named }>;

/**
 * Two sites of the open data are areas of one camping ground when they lie within a kilometre and
 * their names differ only at the end. A ground stands in its first area's place.
 */
export function withGrounds<Entry extends { site?: Named }>(
  entries: readonly Entry[],
): (Entry | Ground<WithSite<Entry>>)[] {
  const grounds = new Map<string, Ground<WithSite<Entry>>['sites'][]>();
  const lines = entries.map((entry) => {
    // Only the open data lists areas one by one; a site that a person added stays separate.
    if (!isOpen(entry)) return { entry, ground: null };
    const key = keyOf(entry.site.name);
    const alike = grounds.get(key) ?? [];
    const near = alike.find(([first]) => isNear(first.site, entry.site));
    if (near) near.push(entry);
    const ground: Ground<WithSite<Entry>>['sites'] = near ?? [entry];
    grounds.set(key, near ? alike : [...alike, ground]);
    return { entry, ground };
  });
  return lines.flatMap(({ entry, ground }): (Entry | Ground<WithSite<Entry>>)[] => {
    const fewest = ground && pitchOf(ground[0].site.name) ? FEWEST_PITCHES : 2;
    if (!ground || ground.length < fewest) return [entry];
    return entry === ground[0] ? [{ name: groundName(ground.map(({ site }) => site)), sites: ground }] : [];
  });
}

const isOpen = <Entry extends { site?: Named }>(entry: Entry): entry is WithSite<Entry> =>
  entry.site?.source === 'open';

const isNear = (a: Position, b: Position) =>
  Math.abs(a.latitude - b.latitude) < NEAR_DEGREES && kmBetween(a, b) <= NEAR_KM;

const WORD = /[\p{L}\p{N}’']+/gu;

/** What distinguishes an area from the others: "12", "10A", "C3" or a single letter. */
const MARK = /^([a-z]?\d{1,3}[a-z]?|[a-z])$/;

/** General words that don't belong to the camping ground's name. "no" is short for "number". */
const KINDS = new Set(
  'site sites campsite campsites camp camping area campground ground zone no number'.split(' '),
);

const SIDES = new Set(
  'north south east west northern southern eastern western upper middle lower'.split(' '),
);

const PITCHES = new Set('glade loop pitch terrace'.split(' '));

const isEnding = (word: string) => MARK.test(word) || KINDS.has(word) || SIDES.has(word);

const lowerWords = (name: string): string[] => name.toLowerCase().match(WORD) ?? [];

function pitchOf(name: string): string | null {
  const words = lowerWords(name);
  const last = words.at(-1) ?? '';
  return words.length > 1 && PITCHES.has(last) ? last : null;
}

function keyOf(name: string): string {
  const pitch = pitchOf(name);
  if (pitch) return `… ${pitch}`;
  const words = lowerWords(name);
  const last = words.findLastIndex((word) => !isEnding(word));
  return words.slice(0, Math.max(1, last + 1)).join(' ') || name;
}

/** "Samford Valley" in "Mount Samson Road, Samford Valley QLD 4520". */
export const localityOf = (address: string | null | undefined) =>
  address
    ?.split(', ')
    .at(-1)
    ?.replace(/ [A-Z]{2,3} \d{4}$/, '');

/** When the names share only a general word, the suburb comes before it: "Samford Valley glades". */
function groundName(sites: Named[]): string {
  const [{ name: first, address } = { name: '' }] = sites;
  const name = commonName(sites.map(({ name }) => name));
  const pitch = pitchOf(first);
  const words = lowerWords(name);
  const kind = pitch ?? (words.every((word) => KINDS.has(word)) ? words.join(' ') : null);
  const place = localityOf(address);
  if (kind === null || !place) return pitch ? `${first} and others` : name;
  return `${place} ${kind.replace(/s$/, '')}${/(ch|s)$/.test(kind) ? 'es' : 's'}`;
}

function commonName([first = '', ...others]: string[]): string {
  const words = wordsOf(first);
  const rest = others.map(wordsOf);
  const differing = words.findIndex(({ text }, at) => rest.some((other) => other[at]?.text !== text));
  const common = differing < 0 ? words : words.slice(0, differing);
  while (/^(no|number)$/.test(common.at(-1)?.text ?? '')) common.pop();
  const name = first.slice(0, common.at(-1)?.end ?? first.length);
  return name.lastIndexOf('(') > name.lastIndexOf(')') ? name.slice(0, name.lastIndexOf('(')).trim() : name;
}

const wordsOf = (name: string): { text: string; end: number }[] =>
  [...name.matchAll(WORD)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    end: index + text.length,
  }));
