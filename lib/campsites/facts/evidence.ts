import type { SiteEvidence } from '../schema';
import type { Topic } from './known-facts';

/**
 * What a map or list in the open data says. Shown with its source, because it is not a fact of the
 * site.
 */
export interface Told {
  topic: 'access' | 'pets';
  text: string;
  source: string;
  /** The source in a sentence, where the page has room for one. */
  long?: string;
}

/** They claim no more than the map shows; see docs/develop/data.md, "Roads" and "Dogs". */
const roads: Record<NonNullable<SiteEvidence['road']>, string> = {
  sealed_300m: 'Sealed road nearby',
  both_300m: 'Sealed and unsealed roads nearby',
  unsealed_300m: 'Nearest road may be unsealed',
  sealed_1km: 'Sealed road within 1 km',
  unsealed_1km: 'Nearest road, within 1 km, may be unsealed',
  none_1km: 'No mapped road within 1 km',
};

const OLD_MAP = 'From Geoscience Australia’s map of about 2000.';

const islands: Record<NonNullable<SiteEvidence['island']>, string> = {
  ask: 'On an island: ask how to get there',
  likely_4wd: 'Island: likely 4WD only',
};

const dogs: Record<NonNullable<SiteEvidence['dogs']>, Omit<Told, 'topic'>> = {
  no: {
    text: 'National park or reserve: dogs usually aren’t allowed',
    source: 'CAPAD 2014 and OpenStreetMap: check with the park',
  },
  likely_no: {
    text: 'Likely a national park: dogs usually aren’t allowed',
    source: 'CAPAD 2014: check with the park',
  },
  agency: { text: 'Run by a park agency: check about dogs', source: 'OpenStreetMap' },
  forest: {
    text: 'State forest: dogs usually allowed, on lead in camping areas',
    source: 'OpenStreetMap',
  },
};

export const isLikely4wd = (evidence: SiteEvidence | null | undefined): boolean =>
  evidence?.island === 'likely_4wd';

/** Null where nobody says anything against cars without 4WD. */
export const likely4wdText = (evidence: SiteEvidence | null | undefined) =>
  isLikely4wd(evidence) ? islands.likely_4wd : null;

/** Null outside of parks. */
export const doglessText = (evidence: SiteEvidence | null | undefined) =>
  evidence?.dogs === 'no' || evidence?.dogs === 'likely_no' ? dogs[evidence.dogs].text : null;

export const isLikelyDogless = (evidence: SiteEvidence | null | undefined): boolean =>
  evidence?.dogs === 'likely_no';

/** What is only likely isn't said of the topics in `said`, on which campers or the site itself speak. */
export function evidenceOf(evidence: SiteEvidence | null | undefined, said: readonly Topic[] = []): Told[] {
  const { road = null, island = null, dogs: ofDogs = null } = evidence ?? {};
  const likely = isLikely4wd(evidence) && !said.includes('access');
  const map = {
    topic: 'access',
    source: 'Geoscience Australia map',
    long: `${OLD_MAP} Roads change.`,
  } as const;
  return [
    ...(island
      ? [
          {
            ...map,
            text: islands[likely ? island : 'ask'],
            source: `${map.source}: check with the park`,
            long: `${OLD_MAP}${likely ? ' It shows no road within 1 km.' : ''} Check with the park.`,
          },
        ]
      : []),
    ...(road && !likely ? [{ ...map, text: roads[road] }] : []),
    ...(ofDogs && !(isLikelyDogless(evidence) && said.includes('pets'))
      ? [{ topic: 'pets', ...dogs[ofDogs] } as const]
      : []),
  ];
}

/** Leaves out "No mapped road", because the map is incomplete. */
export const briefEvidence = (evidence: SiteEvidence | null | undefined, said: readonly Topic[]): Told[] =>
  evidenceOf(evidence, said).filter(({ topic, text }) => !said.includes(topic) && text !== roads.none_1km);

/** A park may not allow dogs even if the site says "pets welcome", so a person should ask. */
export const warnsOfDogs = (evidence: SiteEvidence | null | undefined): boolean =>
  evidence?.dogs === 'no' || evidence?.dogs === 'agency';

export const isUnsealed = (evidence: SiteEvidence | null | undefined): boolean =>
  evidence?.road === 'unsealed_300m' || evidence?.road === 'unsealed_1km';
