import { briefFacts } from '../facts/brief-facts';
import { factsOf, type KnownSite } from '../facts/known-facts';
import type { Want } from '../search-choices';
import { topicOf } from './needs';

const MOST = 3;

/** First the facts about the needs. Leaves out what the fit line says of the needs in `said`. */
export function cardFacts(site: KnownSite, needs: readonly Want[], said: readonly Want[]): string[] {
  const topics = [...said, ...needs].map((need) => topicOf[need]);
  const asked = needs.filter((need) => !said.includes(need)).map((need) => topicOf[need]);
  const { there, missing } = briefFacts(site, topics);
  return [
    ...factsOf(site).known.filter(({ topic }) => asked.some((about) => about === topic)),
    ...there,
    ...missing,
  ]
    .slice(0, MOST)
    .map(({ text }) => text);
}

export function isBare(site: KnownSite): boolean {
  const { there, missing } = briefFacts(site);
  return there.length + missing.length === 0;
}
