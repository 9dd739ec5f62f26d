import type { ListedSite } from '../search/listed-site';
import type { AiCampsite } from './schema';

/** One line of the results: a campsite, or what the AI alone knows of. */
export type Result =
  | { kind: 'site'; key: string; site: ListedSite; suggested: boolean }
  | { kind: 'suggestion'; key: string; suggestion: AiCampsite };

/**
 * One list of what every source found, nearest first and unknown distances last. A suggestion that is one of the
 * campsites is told on its card; one of a campsite that isn't listed keeps a card of its own.
 */
export function mergeResults(sites: readonly ListedSite[], suggestions: readonly AiCampsite[]): Result[] {
  const known = new Map(sites.map((site) => [site.id, site]));
  const suggested = new Set(suggestions.map(({ location_id }) => location_id));
  const results: Result[] = [...known.values()].map((site) => ({
    kind: 'site',
    key: site.id,
    site,
    suggested: suggested.has(site.id),
  }));
  for (const [index, suggestion] of suggestions.entries()) {
    if (suggestion.location_id && known.has(suggestion.location_id)) continue;
    results.push({ kind: 'suggestion', key: `suggestion ${index}`, suggestion });
  }
  return results
    .map((result) => ({ result, km: kmOf(result) }))
    .sort((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ result }) => result);
}

const kmOf = (result: Result) =>
  result.kind === 'site' ? result.site.distance : parseKm(result.suggestion.distance);

/** The number in "45 km"; infinite where there is none. */
export function parseKm(distance: string): number {
  const [, km] = /^\s*(?:about |~|approx\.? )?(\d+(?:\.\d+)?)\s*km\b/i.exec(distance) ?? [];
  return km === undefined ? Number.POSITIVE_INFINITY : Number(km);
}
