import type { ListedSite } from '../search/listed-site';
import type { AiCampsite } from './schema';

/** A campsite in the results' list. */
export interface ListedCampsite {
  site: ListedSite;
  /** True when the AI suggests the campsite too. */
  suggested: boolean;
}

/** A suggestion of the AI in the results' list. */
export interface ListedSuggestion {
  site?: undefined;
  suggestion: AiCampsite;
}

export type ListedResult = ListedCampsite | ListedSuggestion;

/**
 * Merges the results of all sources into one list: nearest first, unknown distances last. If a
 * suggestion names a listed campsite, only the campsite gets a card, because its card shows more.
 * The card then says that the AI suggests the campsite too.
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

/** Returns the number of kilometres in a text such as "45 km"; Infinity for any other text. */
export function parseKm(distance: string): number {
  const [, km] = /^(\d+(?:\.\d+)?) ?km$/i.exec(distance.trim()) ?? [];
  return km === undefined ? Number.POSITIVE_INFINITY : Number(km);
}
