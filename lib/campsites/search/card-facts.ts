import { briefFacts, joinedFacts } from '../facts/brief-facts';
import { factsOf, type KnownSite } from '../facts/known-facts';
import type { Want } from '../search-choices';
import { answerTo, type Needs, topicOf } from './needs';

const MOST_FACTS = 5;

export interface CardFacts {
  met: string[];
  denied: string[];
  others: string[];
}

export function cardFacts(site: KnownSite, { needs, car }: Needs): CardFacts {
  const { known } = factsOf(site);
  const told = (answer: boolean) =>
    needs
      .filter((need) => answerTo(need, site, car) === answer)
      .flatMap((need) => known.find(({ topic }) => topic === topicOf[need])?.text ?? []);
  const [met, denied] = [told(true), told(false)];
  const answered = needs.filter((need: Want) => answerTo(need, site, car) !== null);
  const { there, missing } = briefFacts(
    site,
    answered.map((need) => topicOf[need]),
  );
  const room = Math.max(0, MOST_FACTS - met.length - denied.length - (missing.length > 0 ? 1 : 0));
  const others = [
    ...there.slice(0, room).map(({ text }) => text),
    joinedFacts(missing.map(({ text }) => text)),
  ];
  return { met, denied, others: others.filter(Boolean) };
}
