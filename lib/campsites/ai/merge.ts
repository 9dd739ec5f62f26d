import type { ListedSite } from '../search/listed-site';
import type { AiCampsite } from './schema';

export interface ListedCampsite {
  site: ListedSite;
  suggested: boolean;
}

export interface ListedSuggestion {
  site?: undefined;
  suggestion: AiCampsite;
}

export type ListedResult = ListedCampsite | ListedSuggestion;

/**
 * Nearest first, unknown distances last. A suggestion that names a listed campsite gets no card of
 * its own, because the campsite's card shows more.
 */
export function mergeResults(
  sites: readonly ListedSite[],
  suggestions: readonly AiCampsite[],
): ListedResult[] {
  const known = new Map(sites.map((site) => [site.id, site]));
  const suggested = new Set(suggestions.map(({ location_id }) => location_id));
  const campsites = [...known.values()].map((site) => ({
    result: { site, suggested: suggested.has(site.id) },
    km: site.distance,
  }));
  const others = suggestions
    .filter(({ location_id }) => location_id === null || !known.has(location_id))
    .map((suggestion) => ({ result: { suggestion }, km: parseKm(suggestion.distance) }));
  return [...campsites, ...others]
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ result }) => result);
}

export function parseKm(distance: string): number {
  const [, km] = /^(\d+(?:\.\d+)?) ?km$/i.exec(distance.trim()) ?? [];
  return km === undefined ? Number.POSITIVE_INFINITY : Number(km);
}
