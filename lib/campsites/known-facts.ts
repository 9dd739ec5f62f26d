import type { Campsite } from './schema';
import { wantedFeatures } from './search-choices';

/** What campers ask of a site first, in the order in which a page answers it. */
export const topics = [
  'access',
  'pets',
  'cost',
  'toilets',
  'water',
  'showers',
  'power',
  'fires',
  'reception',
  'boatRamp',
] as const;

export type Topic = (typeof topics)[number];

/** What is said of a topic, in a few words. */
export interface Fact {
  topic: Topic;
  text: string;
}

export interface Facts {
  known: Fact[];
  /** What else is known to be there, by its name. */
  more: string[];
  /** What else is known not to be there. */
  lacks: string[];
  /** Topics of which nobody has said anything. */
  unknown: Topic[];
}

/** A feature by its name, and what is said where it is known to be missing. */
type Answer = readonly [feature: string, missing: string];

/** The features that answer a topic; the first that is known to be there says it best. */
const answers: Partial<Record<Topic, readonly Answer[]>> = {
  cost: [[wantedFeatures.free, 'Fee to pay']],
  toilets: [
    ['Toilets', 'No toilets'],
    ['Flushing toilets', 'No flushing toilets'],
    ['Composting toilets', 'No composting toilets'],
    ['Drop toilets', 'No drop toilets'],
  ],
  water: [
    ['Drinking water', 'No drinking water'],
    ['Tank water', 'No tank water'],
    ['Bore water', 'No bore water'],
  ],
  showers: [
    ['Showers', 'No showers'],
    ['Hot showers', 'No hot showers'],
    ['Bush showers', 'No bush showers'],
  ],
  power: [
    ['Power', 'No power'],
    ['Powered sites', 'No powered sites'],
  ],
  fires: [
    ['Campfires allowed', 'No campfires'],
    ['Fire pits', 'No fire pits'],
  ],
  reception: [['Mobile reception', 'No mobile reception']],
  boatRamp: [['Boat ramp', 'No boat ramp']],
};

const accessTexts = {
  '2 Wheel Drive': '2 Wheel Drive gets there',
  'All Wheel Drive': 'All Wheel Drive needed',
  '4 Wheel Drive': '4 Wheel Drive needed',
} as const;

/** What is known of a site, ranked as campers ask for it, and what nobody has said yet. */
export function factsOf(
  site: Pick<Campsite, 'drivetrain' | 'pet_friendly' | 'features' | 'missing_features'>,
): Facts {
  const said = new Set<string>();
  const textOf = (topic: Topic): string | null => {
    if (topic === 'access') return site.drivetrain && accessTexts[site.drivetrain];
    if (topic === 'pets') return site.pet_friendly === null ? null : petsText(site.pet_friendly);
    const possible = answers[topic] ?? [];
    const there = possible.find(([feature]) => site.features.includes(feature));
    const missing = possible.find(([feature]) => site.missing_features.includes(feature));
    const [feature] = there ?? missing ?? [];
    if (feature) said.add(feature);
    return there?.[0] ?? missing?.[1] ?? null;
  };
  const texts = topics.map((topic) => ({ topic, text: textOf(topic) }));
  const others = (names: string[]) => names.filter((name) => !said.has(name));
  return {
    known: texts.filter((fact): fact is Fact => fact.text !== null),
    more: others(site.features),
    lacks: others(site.missing_features),
    unknown: texts.filter(({ text }) => text === null).map(({ topic }) => topic),
  };
}

const petsText = (welcome: boolean) => (welcome ? 'Pets welcome' : 'No pets');
