import { lower } from '@/lib/text';
import { briefEvidence } from './evidence';
import { factsOf, isNoReception, type KnownSite, knownValue, type Topic, topics } from './known-facts';

interface BriefFact {
  text: string;
  /** How many campers say so; null where the site's own data says it. */
  campers: number | null;
}

/** What is known of a site in few words. */
export interface BriefFacts {
  there: BriefFact[];
  /** "No power", "No showers": what is known to be missing. */
  missing: string[];
  /** Which of them pages show as a warning: "No phone reception"; null where nobody says so. */
  warning: string | null;
}

/** What every card, page, mail and print of a site tells of it, what campers ask for first; save topics told elsewhere. */
export function briefFacts(site: KnownSite, except: readonly Topic[] = []): BriefFacts {
  const { known: all, more, lacks, unknown } = factsOf(site);
  const known = all.filter(({ topic }) => !except.includes(topic));
  // Where pets can't come is told as loudly as where they can.
  const isMissing = (topic: Topic) => topic !== 'pets' && knownValue(site, topic) === false;
  const there = known.filter(({ topic }) => !isMissing(topic));
  // Where nobody has said, what a map or a list says of the topic stands in its place.
  const beside = briefEvidence(site.evidence).filter(
    ({ topic }) => unknown.includes(topic) && !except.includes(topic),
  );
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
    missing: [...missing.map(({ text }) => text), ...lacks.map(withoutText)],
    warning: missing.find(({ text }) => isNoReception(text))?.text ?? null,
  };
}

/** "No horse yards, no BBQ" */
export const missingText = (features: readonly string[]): string => joinedFacts(features.map(withoutText));

const withoutText = (name: string) => `No ${name === name.toUpperCase() ? name : name.toLowerCase()}`;

/** "Toilets, no power" */
export const joinedFacts = (texts: readonly string[]) =>
  texts.map((text, index) => (index > 0 ? lower(text) : text)).join(', ');

/** How many facts a line of a mail or of a list has room for. */
const MOST = 5;

/** The same in one line: "4 Wheel Drive needed, pets welcome, toilets, no power"; '' where nothing is known. */
export function factsLine(site: KnownSite, most = MOST): string {
  const { there, missing } = briefFacts(site);
  return joinedFacts([...there.slice(0, most).map(({ text }) => text), ...missing]);
}
