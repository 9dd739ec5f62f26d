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
  /** Null when the fact comes from another source than campers. */
  campers: number | null;
}

export interface BriefFacts {
  there: BriefFact[];
  missing: BriefFact[];
  warning: string | null;
  sources: string[];
}

/** Leaves out the topics in `except`, because the page shows them elsewhere. */
export function briefFacts(site: KnownSite, except: readonly Topic[] = []): BriefFacts {
  const { known: all, more, lacks, unknown } = factsOf(site);
  const known = all.filter(({ topic }) => !except.includes(topic));
  // "No pets" belongs to `there`, so that it is as prominent as "Pets welcome".
  const isMissing = (topic: Topic) => topic !== 'pets' && knownValue(site, topic) === false;
  const there = known.filter(({ topic }) => !isMissing(topic));
  // The open data's maps and lists count only where neither campers nor the site's own data say anything.
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

export const withoutText = (name: string) => `No ${name === name.toUpperCase() ? name : name.toLowerCase()}`;

export const joinedFacts = (texts: readonly string[]) =>
  texts.map((text, index) => (index > 0 ? lower(text) : text)).join(', ');

const MOST = 5;

/**
 * First at most `most` facts that the site has, then everything that it lacks; '' when nothing is
 * known.
 */
export function factsLine(site: KnownSite, most = MOST): string {
  const { there, missing } = briefFacts(site);
  return joinedFacts([...there.slice(0, most), ...missing].map(({ text }) => text));
}
