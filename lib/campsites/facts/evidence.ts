import type { SiteEvidence } from '../schema';

/**
 * A statement about a site by a source other than the site's own entry: a map or list in the open
 * data. Pages show it with its source, because it is not a fact of the site.
 */
export interface Told {
  topic: 'access' | 'pets';
  text: string;
  /** Name of the map or list that says so. */
  source: string;
}

/**
 * Texts about the mapped road nearest to a site. They claim no more than the map shows; see
 * docs/develop/data.md, "Roads" and "Dogs".
 */
const roads: Record<NonNullable<SiteEvidence['road']>, string> = {
  sealed_300m: 'A sealed road passes within 300 m (map of about 2000)',
  both_300m: 'Sealed and unsealed roads within 300 m (map of about 2000)',
  unsealed_300m: 'Nearest mapped road unsealed (map of about 2000; some are sealed now)',
  sealed_1km: 'Sealed road within 1 km (map of about 2000)',
  unsealed_1km: 'Nearest mapped road unsealed, within 1 km (map of about 2000; some are sealed now)',
  none_1km: 'No mapped road within 1 km (map of about 2000)',
};

const dogs: Record<NonNullable<SiteEvidence['dogs']>, string> = {
  no: 'In a park where dogs are generally not allowed',
  agency: 'Run by a park agency: check about dogs',
  forest: 'State forest: dogs usually allowed, on lead in camping areas',
};

/**
 * Returns all statements about a site by other sources in the open data, for the site's own page.
 */
export function evidenceOf(evidence: SiteEvidence | null | undefined): Told[] {
  const { road = null, dogs: ofDogs = null } = evidence ?? {};
  return [
    ...(road ? [{ topic: 'access', text: roads[road], source: 'Geoscience Australia map' } as const] : []),
    ...(ofDogs ? [{ topic: 'pets', text: dogs[ofDogs], source: 'Open data' } as const] : []),
  ];
}

/**
 * Returns the statements about a site for short lists of facts. Leaves out "No mapped road",
 * because the map is incomplete.
 */
export const briefEvidence = (evidence: SiteEvidence | null | undefined): Told[] =>
  evidenceOf(evidence?.road === 'none_1km' ? { ...evidence, road: null } : evidence);

/**
 * True when a person should ask about dogs even if the site says "pets welcome", because a park may
 * not allow them.
 */
export const warnsOfDogs = (evidence: SiteEvidence | null | undefined): boolean =>
  evidence?.dogs === 'no' || evidence?.dogs === 'agency';

/** True when the nearest mapped road is unsealed, so that a person should ask about the way in. */
export const isUnsealed = (evidence: SiteEvidence | null | undefined): boolean =>
  evidence?.road === 'unsealed_300m' || evidence?.road === 'unsealed_1km';
