import type { Day } from '../dates';
import type { Drivetrain } from '../drivetrains';
import type { Observations } from './observations/schema';
import type { Campsite, SiteEvidence, SitePark } from './schema';

/** What campers ask of a site first, in the order in which a page tells it. */
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
  'boat_ramp',
] as const;

export type Topic = (typeof topics)[number];

/** What is said of a topic, in a few words. */
interface Fact {
  topic: Topic;
  text: string;
  /** How many campers say so, and when the last of them saw it; left out where the site's own data says it. */
  said?: { says: number; latest: Day };
  /** What the site's own data says, where campers say otherwise. */
  otherwise?: string;
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
type Telling = readonly [feature: string, missing: string];

/** The features that tell of a topic; the first that is known to be there says it best. */
const tellings: Partial<Record<Topic, readonly Telling[]>> = {
  cost: [['Free', 'Fee to pay']],
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
  boat_ramp: [['Boat ramp', 'No boat ramp']],
};

/** The features that tell of a topic, by their names. */
export const featuresTelling = (topic: Topic): string[] =>
  (tellings[topic] ?? []).map(([feature]) => feature);

/** What the way in asks of a car. */
export const accessTexts = {
  '2 Wheel Drive': '2 Wheel Drive gets there',
  'All Wheel Drive': 'All Wheel Drive needed',
  '4 Wheel Drive': '4 Wheel Drive needed',
} as const;

/** What campers say of a topic that isn't the access: yes, no. */
const saidTexts: Partial<Record<Topic, readonly [yes: string, no: string]>> = {
  pets: ['Pets welcome', 'No pets'],
  toilets: ['Toilets', 'No toilets'],
  water: ['Drinking water', 'No drinking water'],
  showers: ['Showers', 'No showers'],
  power: ['Power', 'No power'],
  fires: ['Campfires allowed', 'No campfires'],
  reception: ['Phone reception', 'No phone reception'],
  boat_ramp: ['Boat ramp', 'No boat ramp'],
};

type OwnData = Pick<Campsite, 'drivetrain' | 'pet_friendly' | 'features' | 'missing_features'>;

/** True for "No phone reception", whoever says so, which pages show as a warning. */
export const isNoReception = (text: string) =>
  text === saidTexts.reception?.[1] || tellings.reception?.some(([, missing]) => missing === text) === true;

/** All that is known of a site: its own data or an AI's words, what campers say, and the park that it may lie in. */
export interface KnownSite extends OwnData {
  observations?: Observations | undefined;
  park?: SitePark | null | undefined;
  /** What open data says beside the site's own. */
  evidence?: SiteEvidence | null | undefined;
  /** Whether nobody but an AI says so. */
  ai?: boolean;
}

/** What is known of a site, ranked as campers ask for it, and what nobody has said yet. */
export function factsOf(site: KnownSite, observations: Observations = site.observations ?? {}): Facts {
  const told = new Set<string>();
  const known = topics.flatMap((topic) => {
    const own = ownFactOf(site, topic);
    if (own?.feature) told.add(own.feature);
    const said = topic === 'cost' ? undefined : observations[topic];
    if (!said) return own ? [{ topic, text: own.text }] : [];
    const { value, says, latest } = said;
    // What agrees says it more exactly: "Drop toilets".
    if (own?.value === value) return [{ topic, text: own.text, said: { says, latest } }];
    return [{ topic, text: saidText(topic, value), said: { says, latest }, otherwise: own?.text }];
  });
  const others = (names: string[]) => names.filter((name) => !told.has(name));
  return {
    known,
    more: others(site.features),
    lacks: others(site.missing_features),
    unknown: topics.filter((topic) => !known.some((fact) => fact.topic === topic)),
  };
}

/** What is known of one topic, campers before the site's own data; null where nobody has said. */
export function knownValue(site: KnownSite, topic: Exclude<Topic, 'access' | 'cost'>): boolean | null;
export function knownValue(site: KnownSite, topic: 'access'): Drivetrain | null;
export function knownValue(site: KnownSite, topic: Topic): boolean | Drivetrain | null;
export function knownValue(site: KnownSite, topic: Topic): boolean | Drivetrain | null {
  const said = topic === 'cost' ? undefined : site.observations?.[topic];
  return said?.value ?? ownFactOf(site, topic)?.value ?? null;
}

/** What campers say of a topic, in a few words. */
export function saidText(topic: Topic, value: boolean | Drivetrain): string {
  if (typeof value !== 'boolean') return accessTexts[value];
  return saidTexts[topic]?.[value ? 0 : 1] ?? '';
}

interface OwnFact {
  value: boolean | Drivetrain;
  text: string;
  /** The feature that says so. */
  feature?: string;
}

/** What the site's own data says of a topic. */
function ownFactOf(site: OwnData, topic: Topic): OwnFact | null {
  if (topic === 'access')
    return site.drivetrain && { value: site.drivetrain, text: accessTexts[site.drivetrain] };
  if (topic === 'pets') {
    const welcome = site.pet_friendly;
    return typeof welcome === 'boolean' ? { value: welcome, text: saidText(topic, welcome) } : null;
  }
  const possible = tellings[topic] ?? [];
  const there = possible.find(([feature]) => site.features.includes(feature));
  if (there) return { value: true, text: there[0], feature: there[0] };
  const missing = possible.find(([feature]) => site.missing_features.includes(feature));
  return missing ? { value: false, text: missing[1], feature: missing[0] } : null;
}
