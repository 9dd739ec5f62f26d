import { type Day, formatMonth } from '../dates';
import { evidenceOf } from './evidence';
import { type Facts, saidText, type Topic } from './known-facts';
import type { Disagreements, SiteEvidence, SitePark } from './schema';

/** What somebody says of a campsite, and who. */
export interface ToldLine {
  text: string;
  by: 'campers' | 'open' | 'map' | 'site' | 'own' | 'ai';
  source: string;
}

export interface ToldFact {
  topic: Topic | 'park' | 'also' | 'lacks';
  /** What is said of it: one line, or what several say, campers first and the newer first. */
  lines: ToldLine[];
  /** Whether campers say different things. */
  disagree: boolean;
}

export interface ToldGroup {
  title: string;
  facts: ToldFact[];
}

/** In the order in which one asks: how to get there, what one finds, what one may do. */
const groups: [title: string, topics: ToldFact['topic'][]][] = [
  ['Getting there', ['access', 'park', 'reception']],
  ['Stay', ['toilets', 'showers', 'water', 'power', 'cost', 'boat_ramp', 'also', 'lacks']],
  ['Rules', ['pets', 'fires']],
];

interface Given {
  facts: Facts;
  /** Who says what campers don't. */
  by: Exclude<ToldLine['by'], 'campers' | 'map'>;
  source: string;
  disagreements?: Disagreements;
  park?: SitePark | null;
  evidence?: SiteEvidence | null;
}

/** Everything that is told of a campsite, in three groups; one of which nothing is told is left out. */
export function toldGroups({ facts, by, source, disagreements = {}, park, evidence }: Given): ToldGroup[] {
  const own = (text: string): ToldLine => ({ text, by, source });
  const beside = evidenceOf(evidence);
  const linesOf = (topic: ToldFact['topic']): ToldLine[] => {
    if (topic === 'park') return park && park.sure !== 'agency' ? [parkLine(park)] : [];
    if (topic === 'also') return facts.more.length > 0 ? [own(facts.more.join(', '))] : [];
    if (topic === 'lacks') return facts.lacks.length > 0 ? [own(facts.lacks.map(noText).join(', '))] : [];
    const known = facts.known.find((fact) => fact.topic === topic);
    const others = topic === 'cost' ? [] : (disagreements[topic] ?? []);
    const said =
      others.length > 0
        ? others.map(({ value, ...seen }) => ({
            text: saidText(topic, value),
            by: 'campers' as const,
            source: campersText(seen),
          }))
        : known?.said
          ? [{ text: known.text, by: 'campers' as const, source: campersText(known.said) }]
          : known
            ? [own(known.text)]
            : [];
    return [
      ...said,
      ...(known?.otherwise ? [own(known.otherwise)] : []),
      ...beside
        .filter((each) => each.topic === topic)
        .map(({ text, source }): ToldLine => ({ text, by: topic === 'access' ? 'map' : 'open', source })),
    ];
  };
  return groups
    .map(([title, topics]) => ({
      title,
      facts: topics
        .map((topic) => ({ topic, lines: linesOf(topic), disagree: topic in disagreements }))
        .filter(({ lines }) => lines.length > 0),
    }))
    .filter(({ facts }) => facts.length > 0);
}

const noText = (name: string) => `No ${name === name.toUpperCase() ? name : name.toLowerCase()}`;

/** What the evidence of a park allows to be said, and no more: docs/develop/data.md, "Parks". */
const parkLine = ({ name, sure }: SitePark): ToldLine => ({
  text: sure === 'in' ? `In ${name}` : `At or near ${name}`,
  by: 'open',
  source: 'CAPAD 2014',
});

/** How many campers say it, and when the last of them saw it: "3 campers, latest May 2026". */
export const campersText = ({ says, latest }: { says: number; latest: Day }) =>
  says === 1 ? `1 camper, ${formatMonth(latest)}` : `${says} campers, latest ${formatMonth(latest)}`;
