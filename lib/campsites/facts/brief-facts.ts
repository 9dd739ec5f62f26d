import { lower } from '@/lib/text';
import { briefEvidence } from './evidence';
import {
  type Fact,
  factsOf,
  isNoReception,
  type KnownSite,
  knownValue,
  type Topic,
  topics,
} from './known-facts';
import { campersText, ownSource } from './who-says';

export interface BriefFact {
  text: string;
  /** How many campers reported this fact; null when it comes from another source. */
  campers: number | null;
}

/** A site's known facts as short texts. */
export interface BriefFacts {
  there: BriefFact[];
  /** What the site is known not to have: "No power", "No showers". */
  missing: BriefFact[];
  /**
   * The text in `missing` that pages show as a warning, such as "No phone reception"; null when the
   * site isn't known to lack reception.
   */
  warning: string | null;
  /** Who says all this: campers, the site's own data, and maps and lists. Empty for an AI's words. */
  sources: string[];
}

/**
 * Returns the facts of a site that cards, pages, mails and prints show, in the order of `topics`.
 * Leaves out the topics in `except`, because the page shows them elsewhere.
 */
export function briefFacts(site: KnownSite, except: readonly Topic[] = []): BriefFacts {
  const { known: all, more, lacks, unknown } = factsOf(site);
  const known = all.filter(({ topic }) => !except.includes(topic));
  // "No pets" belongs to `there`, so that it is as prominent as "Pets welcome".
  const isMissing = (topic: Topic) => topic !== 'pets' && knownValue(site, topic) === false;
  const there = known.filter(({ topic }) => !isMissing(topic));
  // For a topic on which neither campers nor the site's own data say anything, show what a map or
  // list in the open data says.
  const beside = briefEvidence(
    site.evidence,
    topics.filter((topic) => !unknown.includes(topic)),
  ).filter(({ topic }) => !except.includes(topic));
  const told = [
    ...there.map(({ topic, text, said }) => ({ topic, text, campers: said?.says ?? null })),
    ...beside.map(({ topic, text }) => ({ topic, text, campers: null })),
  ]
    .sort((a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic))
    .map(({ text, campers }) => ({ text, campers }));
  const others = more.filter((name) => !all.some(({ text }) => text === name));
  const missing = known.filter(({ topic }) => isMissing(topic));
  return {
    there: [...told, ...others.map((text) => ({ text, campers: null }))],
    missing: [
      ...missing.map(({ text, said }) => ({ text, campers: said?.says ?? null })),
      ...lacks.map((name) => ({ text: withoutText(name), campers: null })),
    ],
    warning: missing.find(({ text }) => isNoReception(text))?.text ?? null,
    sources: [
      ...new Set([
        ...sourcesOf(site, known, more.length + lacks.length > 0),
        ...beside.map(({ source }) => source),
      ]),
    ],
  };
}

/** Returns who says the known facts: campers, with the latest visit, and the site's own data. */
function sourcesOf(site: KnownSite, known: readonly Fact[], hasOthers: boolean): string[] {
  const visits = known.flatMap(({ said }) => said ?? []);
  const says = Math.max(...visits.map((visit) => visit.says));
  const [latest = ''] = visits
    .map((visit) => visit.latest)
    .sort()
    .reverse();
  const own = site.source && (hasOthers || known.some(({ said }) => !said));
  return [
    ...(visits.length > 0 ? [campersText({ says, latest })] : []),
    ...(site.source && own ? [ownSource(site.source)] : []),
  ];
}

/** Returns the text for a missing feature: "No power", "No BBQ". */
export const withoutText = (name: string) => `No ${name === name.toUpperCase() ? name : name.toLowerCase()}`;

/** Joins facts into one text: "Toilets, no power". */
export const joinedFacts = (texts: readonly string[]) =>
  texts.map((text, index) => (index > 0 ? lower(text) : text)).join(', ');

/** How many facts fit on a line of a mail or list. */
const MOST = 5;

/**
 * Returns one line with at most `most` facts that the site has, and then everything that it lacks:
 * "4 Wheel Drive needed, pets welcome, toilets, no power". Returns '' when nothing is known.
 */
export function factsLine(site: KnownSite, most = MOST): string {
  const { there, missing } = briefFacts(site);
  return joinedFacts([...there.slice(0, most), ...missing].map(({ text }) => text));
}
