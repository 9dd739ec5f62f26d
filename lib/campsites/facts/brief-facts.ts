import { lower } from '@/lib/text';
import { briefEvidence } from './evidence';
import { factsOf, isNoReception, type KnownSite, knownValue, type Topic, topics } from './known-facts';

interface BriefFact {
  text: string;
  /** How many campers reported this fact; null when it comes from the site's own data. */
  campers: number | null;
}

/** A site's known facts in few words. */
export interface BriefFacts {
  there: BriefFact[];
  /** Facts such as "No power" and "No showers": the site is known not to have them. */
  missing: string[];
  /**
   * The missing fact that pages show as a warning, "No phone reception"; null when nobody has
   * reported it.
   */
  warning: string | null;
}

/**
 * Returns the facts of a site that every card, page, mail and print shows, in the order of
 * `topics`. Leaves out the topics in `except`, because their page shows them elsewhere.
 */
export function briefFacts(site: KnownSite, except: readonly Topic[] = []): BriefFacts {
  const { known: all, more, lacks, unknown } = factsOf(site);
  const known = all.filter(({ topic }) => !except.includes(topic));
  // "No pets" is listed with the facts that are there, so that it is as prominent as "Pets
  // welcome".
  const isMissing = (topic: Topic) => topic !== 'pets' && knownValue(site, topic) === false;
  const there = known.filter(({ topic }) => !isMissing(topic));
  // When nobody has reported on a topic, show what the open data of a map or list says about it.
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

/** "No power", "No BBQ" */
export const withoutText = (name: string) => `No ${name === name.toUpperCase() ? name : name.toLowerCase()}`;

/** Returns, for example, "Toilets, no power". */
export const joinedFacts = (texts: readonly string[]) =>
  texts.map((text, index) => (index > 0 ? lower(text) : text)).join(', ');

/** How many facts fit on a line of a mail or list. */
const MOST = 5;

/**
 * Returns at most `most` facts in one line, such as "4 Wheel Drive needed, pets welcome, toilets,
 * no power"; '' when nothing is known.
 */
export function factsLine(site: KnownSite, most = MOST): string {
  const { there, missing } = briefFacts(site);
  return joinedFacts([...there.slice(0, most).map(({ text }) => text), ...missing]);
}
