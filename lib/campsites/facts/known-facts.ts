import type { Day } from '@/lib/dates';
import type { Drivetrain } from '@/lib/drivetrains';
import type { Observations } from '../observations/schema';
import type { Campsite, SiteEvidence, SitePark } from '../schema';

/** In the order in which pages show them. */
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

export interface Fact {
  topic: Topic;
  text: string;
  /** Absent when the fact comes from the site's own data. */
  said?: { says: number; latest: Day };
  otherwise?: string;
}

export interface Facts {
  known: Fact[];
  more: string[];
  lacks: string[];
  unknown: Topic[];
}

type Telling = readonly [feature: string, missing: string];

/** A topic's text names the first of its features that a site has. */
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

export const featuresTelling = (topic: Topic): string[] =>
  (tellings[topic] ?? []).map(([feature]) => feature);

export const accessTexts = {
  '2 Wheel Drive': '2 Wheel Drive gets there',
  'All Wheel Drive': 'All Wheel Drive needed',
  '4 Wheel Drive': '4 Wheel Drive needed',
} as const;

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

export const isNoReception = (text: string) =>
  text === saidTexts.reception?.[1] || tellings.reception?.some(([, missing]) => missing === text) === true;

export interface KnownSite extends OwnData {
  observations?: Observations | undefined;
  park?: SitePark | null | undefined;
  evidence?: SiteEvidence | null | undefined;
  source?: Campsite['source'] | undefined;
  ai?: boolean;
}

export function factsOf(site: KnownSite, observations: Observations = site.observations ?? {}): Facts {
  const told = new Set<string>();
  const known = topics.flatMap((topic) => {
    const own = ownFactOf(site, topic);
    if (own?.feature) told.add(own.feature);
    const said = topic === 'cost' ? undefined : observations[topic];
    if (!said) return own ? [{ topic, text: own.text }] : [];
    const { value, says, latest } = said;
    // Where both agree, the own data's text may be more exact: "Drop toilets".
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

/** Campers' reports outweigh the site's own data. Null when neither says anything. */
export function knownValue(site: KnownSite, topic: Exclude<Topic, 'access' | 'cost'>): boolean | null;
export function knownValue(site: KnownSite, topic: 'access'): Drivetrain | null;
export function knownValue(site: KnownSite, topic: Topic): boolean | Drivetrain | null;
export function knownValue(site: KnownSite, topic: Topic): boolean | Drivetrain | null {
  const said = topic === 'cost' ? undefined : site.observations?.[topic];
  return said?.value ?? ownFactOf(site, topic)?.value ?? null;
}

export function saidText(topic: Topic, value: boolean | Drivetrain): string {
  if (typeof value !== 'boolean') return accessTexts[value];
  return saidTexts[topic]?.[value ? 0 : 1] ?? '';
}

interface OwnFact {
  value: boolean | Drivetrain;
  text: string;
  feature?: string;
}

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
