import type { KnownSite } from '../facts/known-facts';
import type { FoundCampsite, SearchResponse } from '../schema';
import { saidSite } from '../suggestions/said-facts';
import { type Needs, type Suit, suitOf } from './needs';

type Said = Parameters<typeof saidSite>[0] & { pets_said: boolean };

type AnyResult = { site: KnownSite } | { site?: undefined; suggestion: Said };

export function knownOf(result: AnyResult): KnownSite {
  if (result.site) return result.site;
  const { suggestion } = result;
  return saidSite({ ...suggestion, petFriendly: suggestion.pets_said ? suggestion.petFriendly : null });
}

export function grouped<Result extends AnyResult>(
  results: readonly Result[],
  needs: Needs,
): Record<Suit, Result[]> {
  const groups: Record<Suit, Result[]> = { fits: [], asks: [], unsuited: [] };
  for (const result of results) groups[suitOf(knownOf(result), needs)].push(result);
  return groups;
}

export type ListedSite = Pick<
  FoundCampsite,
  | 'id'
  | 'name'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'distance'
  | 'source'
  | 'drivetrain'
  | 'pet_friendly'
  | 'features'
  | 'missing_features'
  | 'observations'
  | 'park'
  | 'evidence'
>;

/** For a source with many sites, the page contains only the first ones. */
export type ListedResponse = Pick<SearchResponse, 'total' | 'unknown' | 'unsuited' | 'without'> & {
  locations: ListedSite[];
};

/** Until a person asks for all of them, so that those to ask about are in sight too. */
const FIRST_FITS = 4;

interface Shown {
  shown: number;
  allFit: boolean;
}

/** The browser requests the other sites when the map comes into view. */
export function toListed(
  { locations, ...counts }: SearchResponse,
  { shown, allFit, ...needs }: Shown & Needs,
): ListedResponse {
  const results = locations.map((site) => ({ site }));
  const { fits, asks, unsuited } = firstOf(grouped(results, needs), { shown, allFit });
  const first = needs.needs.length > 0 ? [...fits, ...asks, ...unsuited] : results.slice(0, shown);
  return { locations: first.map(({ site }) => toListedSite(site)), ...counts };
}

/** The cards of each group: `shown` in all, save where a person asked for all that fit. */
export const firstOf = <Result>(
  { fits, asks, unsuited }: Record<Suit, Result[]>,
  { shown, allFit }: Shown,
): Record<Suit, Result[]> => ({
  fits: allFit ? fits : fits.slice(0, FIRST_FITS),
  asks: asks.slice(0, shown - Math.min(fits.length, FIRST_FITS)),
  unsuited: unsuited.slice(0, shown),
});

const toListedSite = (site: FoundCampsite): ListedSite => ({
  id: site.id,
  name: site.name,
  address: site.address,
  latitude: site.latitude,
  longitude: site.longitude,
  distance: site.distance,
  source: site.source,
  drivetrain: site.drivetrain,
  pet_friendly: site.pet_friendly,
  features: site.features,
  missing_features: site.missing_features,
  ...(site.observations && { observations: site.observations }),
  ...(site.park && { park: site.park }),
  ...(site.evidence && { evidence: site.evidence }),
});
