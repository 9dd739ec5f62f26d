import type { ListedSite } from '../search/listed-site';
import type { AiCampsite } from './schema';

/** A campsite of the results' list. */
export interface ListedResult {
  site: ListedSite;
  /** Whether the AI suggests it too. */
  suggested: boolean;
}

export interface MergedResults {
  listed: ListedResult[];
  /** What the AI suggests, the campsites that are listed too among it: it has a row of its own. */
  suggestions: AiCampsite[];
}

/**
 * What every source found, nearest first and unknown distances last. The AI's few suggestions would be lost among
 * hundreds of campsites, so they keep to themselves; that one is a listed campsite is told on its card as well.
 */
export function mergeResults(
  sites: readonly ListedSite[],
  suggestions: readonly AiCampsite[],
): MergedResults {
  const known = new Map(sites.map((site) => [site.id, site]));
  const suggested = new Set(suggestions.map(({ location_id }) => location_id));
  return {
    listed: [...known.values()]
      .map((site) => ({ site, suggested: suggested.has(site.id) }))
      .sort((a, b) => a.site.distance - b.site.distance),
    suggestions: suggestions
      .map((suggestion) => ({ suggestion, km: parseKm(suggestion.distance) }))
      .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
      .map(({ suggestion }) => suggestion),
  };
}

/** The number in "45 km"; infinite where there is none. */
export function parseKm(distance: string): number {
  const [, km] = /^\s*(?:about |~|approx\.? )?(\d+(?:\.\d+)?)\s*km\b/i.exec(distance) ?? [];
  return km === undefined ? Number.POSITIVE_INFINITY : Number(km);
}
