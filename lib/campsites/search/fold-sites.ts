import { kmBetween, type Position } from '@/lib/geometry';

/** Sites are folded from this many on: two cards are no crowd. */
const FEWEST = 3;
const NEAR_KM = 3;

interface Named extends Position {
  name: string;
  source: string;
}

/** Sites whose names differ by a number or a letter alone, close together, in the order of the list. */
export interface Fold<Site> {
  /** The common part of the sites' names. */
  name: string;
  sites: [nearest: Site, ...others: Site[]];
}

/** A word of a name in small letters, and the position in the name where it ends. */
interface Word {
  text: string;
  end: number;
}

type WithSite<Entry> = Extract<Entry, { site: Named }>;

/**
 * Folds each group of near-identical open-data sites into one entry, in the place of its nearest site. Entries without a
 * site stay as they are.
 */
export function foldSites<Entry extends { site?: Named }>(
  entries: readonly Entry[],
): (Entry | Fold<WithSite<Entry>>)[] {
  const groups = new Map<string, Fold<WithSite<Entry>>['sites'][]>();
  const lines = entries.map((entry) => {
    // Only the open data numbers sub-sites. Sites that people add are never folded.
    if (!isOpen(entry)) return { entry, group: null };
    const key = stemOf(entry.site.name) || entry.site.name;
    const alike = groups.get(key) ?? [];
    const near = alike.find(([nearest]) => kmBetween(nearest.site, entry.site) <= NEAR_KM);
    if (near) near.push(entry);
    const group: Fold<WithSite<Entry>>['sites'] = near ?? [entry];
    groups.set(key, near ? alike : [...alike, group]);
    return { entry, group };
  });
  return lines.flatMap(({ entry, group }): (Entry | Fold<WithSite<Entry>>)[] => {
    if (!group || group.length < FEWEST) return [entry];
    return entry === group[0] ? [{ name: commonName(group.map(({ site }) => site.name)), sites: group }] : [];
  });
}

const isOpen = <Entry extends { site?: Named }>(entry: Entry): entry is WithSite<Entry> =>
  entry.site?.source === 'open';

const WORD = /[\p{L}\p{N}’']+/gu;

/** The mark of one site among several: "12", "10A", "C3" or a single letter. */
const MARK = /^([a-z]?\d{1,3}[a-z]?|[a-z])$/;

/** Words that such a site's name may have besides the mark; "no" is short for "number". */
const KINDS = new Set(
  'site sites campsite campsites camp camping area campground ground zone no number'.split(' '),
);

/** The words by which sites are grouped: the name without the marks and kinds at its end, but at least its first word. */
function stemOf(name: string): string {
  // Without the words' positions, which only the names of a fold need.
  const words = name.toLowerCase().match(WORD) ?? [];
  const last = words.findLastIndex((word) => !MARK.test(word) && !KINDS.has(word));
  return words.slice(0, Math.max(1, last + 1)).join(' ');
}

function commonName([first = '', ...others]: string[]): string {
  const words = wordsOf(first);
  const rest = others.map(wordsOf);
  const differing = words.findIndex(({ text }, at) => rest.some((other) => other[at]?.text !== text));
  const common = differing < 0 ? words : words.slice(0, differing);
  while (/^(no|number)$/.test(common.at(-1)?.text ?? '')) common.pop();
  const name = first.slice(0, common.at(-1)?.end ?? first.length);
  // A bracket that the common words end within.
  return name.lastIndexOf('(') > name.lastIndexOf(')') ? name.slice(0, name.lastIndexOf('(')).trim() : name;
}

const wordsOf = (name: string): Word[] =>
  [...name.matchAll(WORD)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    end: index + text.length,
  }));
