import type { Day } from '@/lib/dates';
import type { Drivetrain } from '@/lib/drivetrains';
import type { Observations } from '../observations/schema';
import type { Campsite, SiteEvidence, SitePark } from '../schema';

/** The topics that campers ask about, in the order in which pages show them. */
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

/** A short statement about a topic. */
export interface Fact {
  topic: Topic;
  text: string;
  /**
   * How many campers say so, and the last day on which one of them saw it. Absent when the fact
   * comes from the site's own data.
   */
  said?: { says: number; latest: Day };
  /** What the site's own data says, when campers say something else. */
  otherwise?: string;
}

export interface Facts {
  known: Fact[];
  /** Names of the features that the site has and that no text in `known` names. */
  more: string[];
  /** Names of the features that the site is known not to have and that no text in `known` names. */
  lacks: string[];
  /** Topics that nobody has said anything about. */
  unknown: Topic[];
}

/** A feature's name, and the text to show when the site is known not to have it. */
type Telling = readonly [feature: string, missing: string];

/** The features of each topic. A topic's text names the first of them that a site has. */
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

/** Returns the names of the features that belong to a topic. */
export const featuresTelling = (topic: Topic): string[] =>
  (tellings[topic] ?? []).map(([feature]) => feature);

/** Texts that say which drivetrain a car needs to reach the site. */
export const accessTexts = {
  '2 Wheel Drive': '2 Wheel Drive gets there',
  'All Wheel Drive': 'All Wheel Drive needed',
  '4 Wheel Drive': '4 Wheel Drive needed',
} as const;

/** Texts for a yes and a no that campers report on a topic. */
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

/**
 * True for a text that says that a site has no phone reception, whether it comes from campers or
 * from the site's own data. Pages show this text as a warning.
 */
export const isNoReception = (text: string) =>
  text === saidTexts.reception?.[1] || tellings.reception?.some(([, missing]) => missing === text) === true;

/**
 * Everything known about a site: its own data or an AI's words, campers' reports,
 * and the park that it may lie in.
 */
export interface KnownSite extends OwnData {
  observations?: Observations | undefined;
  park?: SitePark | null | undefined;
  /**
   * What other maps and lists in the open data say about the site; null or absent when they say
   * nothing.
   */
  evidence?: SiteEvidence | null | undefined;
  /** Where the site's own data come from; absent for an AI's words. */
  source?: Campsite['source'] | undefined;
  /** True when only an AI has said anything about the site. */
  ai?: boolean;
}

/**
 * Returns what is known about a site, in the order of `topics`, and the topics that
 * nobody has said anything about.
 */
export function factsOf(site: KnownSite, observations: Observations = site.observations ?? {}): Facts {
  const told = new Set<string>();
  const known = topics.flatMap((topic) => {
    const own = ownFactOf(site, topic);
    if (own?.feature) told.add(own.feature);
    const said = topic === 'cost' ? undefined : observations[topic];
    if (!said) return own ? [{ topic, text: own.text }] : [];
    const { value, says, latest } = said;
    // When campers and the site's own data agree, show the own data's text, which may be more
    // exact: "Drop toilets".
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

/**
 * Returns what is known about one topic. Campers' reports outweigh the site's own data. Null when
 * neither says anything.
 */
export function knownValue(site: KnownSite, topic: Exclude<Topic, 'access' | 'cost'>): boolean | null;
export function knownValue(site: KnownSite, topic: 'access'): Drivetrain | null;
export function knownValue(site: KnownSite, topic: Topic): boolean | Drivetrain | null;
export function knownValue(site: KnownSite, topic: Topic): boolean | Drivetrain | null {
  const said = topic === 'cost' ? undefined : site.observations?.[topic];
  return said?.value ?? ownFactOf(site, topic)?.value ?? null;
}

/** Returns the short text for a value that campers report on a topic. */
export function saidText(topic: Topic, value: boolean | Drivetrain): string {
  if (typeof value !== 'boolean') return accessTexts[value];
  return saidTexts[topic]?.[value ? 0 : 1] ?? '';
}

interface OwnFact {
  value: boolean | Drivetrain;
  text: string;
  /** Name of the feature that the value comes from. */
  feature?: string;
}

/** Returns what the site's own data says about a topic. */
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
