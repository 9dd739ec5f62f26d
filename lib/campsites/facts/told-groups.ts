import type { Disagreements, SiteEvidence, SitePark } from '../schema';
import { withoutText } from './brief-facts';
import { evidenceOf } from './evidence';
import { type Facts, saidText, type Topic } from './known-facts';
import { campersText } from './who-says';

export interface ToldLine {
  text: string;
  source: string;
}

export interface ToldFact {
  topic: Topic | 'park' | 'also' | 'lacks';
  /** Several lines when sources differ: campers' lines first, the newer before the older. */
  lines: ToldLine[];
  disagree: boolean;
}

export interface ToldGroup {
  title: string;
  facts: ToldFact[];
}

const groups: [title: string, topics: ToldFact['topic'][]][] = [
  ['Getting there', ['access', 'park', 'reception']],
  ['Stay', ['toilets', 'showers', 'water', 'power', 'cost', 'boat_ramp', 'also', 'lacks']],
  ['Rules', ['pets', 'fires']],
];

interface Given {
  facts: Facts;
  /** Of the campsite's own data. Statements by campers and by maps have sources of their own. */
  source: string;
  disagreements?: Disagreements;
  park?: SitePark | null;
  evidence?: SiteEvidence | null;
}

export function toldGroups({ facts, source, disagreements = {}, park, evidence }: Given): ToldGroup[] {
  const own = (text: string): ToldLine => ({ text, source });
  const beside = evidenceOf(
    evidence,
    facts.known.map(({ topic }) => topic),
  );
  const linesOf = (topic: ToldFact['topic']): ToldLine[] => {
    if (topic === 'park') return park && park.sure !== 'agency' ? [parkLine(park)] : [];
    if (topic === 'also') return facts.more.length > 0 ? [own(facts.more.join(', '))] : [];
    if (topic === 'lacks')
      return facts.lacks.length > 0 ? [own(facts.lacks.map(withoutText).join(', '))] : [];
    const known = facts.known.find((fact) => fact.topic === topic);
    const others = topic === 'cost' ? [] : (disagreements[topic] ?? []);
    const said =
      others.length > 0
        ? others.map(({ value, ...seen }) => ({
            text: saidText(topic, value),
            source: campersText(seen),
          }))
        : known?.said
          ? [{ text: known.text, source: campersText(known.said) }]
          : known
            ? [own(known.text)]
            : [];
    return [
      ...said,
      ...(known?.otherwise ? [own(known.otherwise)] : []),
      ...beside
        .filter((each) => each.topic === topic)
        .map(({ text, source, long = source }) => ({ text, source: long })),
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

/** Says no more than the data allows; see docs/develop/data.md, "Parks". */
const parkLine = ({ name, sure }: SitePark): ToldLine => ({
  text: sure === 'in' ? `In ${name}` : `At or near ${name}`,
  source: 'CAPAD 2014',
});
