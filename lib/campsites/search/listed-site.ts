import { factsOf, type KnownSite } from '../facts/known-facts';
import type { FoundCampsite, SearchResponse } from '../schema';
import type { Order } from '../search-choices';
import { saidSite } from '../suggestions/said-facts';
import { type Needs, type Suit, suitOf } from './needs';
import { type OwnParty, ownMark } from './own-mark';

type Said = Parameters<typeof saidSite>[0] & { pets_said: boolean };

type AnyResult = { site: KnownSite } | { site?: undefined; suggestion: Said };

export function knownOf(result: AnyResult): KnownSite {
  if (result.site) return result.site;
  const { suggestion } = result;
  return saidSite({ ...suggestion, petFriendly: suggestion.pets_said ? suggestion.petFriendly : null });
}

export function ordered<Result extends AnyResult>(
  results: readonly Result[],
  order: Order,
  own: OwnParty | undefined,
): Result[] {
  if (order === 'near') return [...results];
  return results
    .map((result) => ({ result, ...fitRank(knownOf(result), own) }))
    .sort((a, b) => a.look - b.look || b.known - a.known)
    .map(({ result }) => result);
}

const looks = { yes: 0, ask: 2, no: 3 } as const;

/** `look` is 0 for the sites that suit the household best. An AI's words don't count as known. */
function fitRank(site: KnownSite, own: OwnParty | undefined) {
  if (site.ai) return { look: 1, known: 0 };
  const mark = own && ownMark(site, own);
  const { known, more } = factsOf(site);
  return { look: mark ? looks[mark.look] : 1, known: known.length + more.length };
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
  | 'own'
  | 'drivetrain'
  | 'pet_friendly'
  | 'features'
  | 'missing_features'
  | 'observations'
  | 'park'
  | 'evidence'
> &
  Partial<Pick<FoundCampsite, 'phone_contact'>>;

/** For a source with many sites, the page contains only the first ones. */
export type ListedResponse = Pick<SearchResponse, 'total' | 'unknown' | 'unsuited' | 'without'> & {
  locations: ListedSite[];
};

/** The browser requests the other sites when the map comes into view. */
export const firstCards = 60;

/**
 * Room among the first cards for each group, so that a large group doesn't take the space of the
 * others.
 */
const firstOf = { fits: 30, asks: 20, unsuited: 10 };

interface Shown extends Needs {
  all: boolean;
  order: Order;
  own?: OwnParty;
}

export function toListed(
  { locations, ...counts }: SearchResponse,
  { all, order, own, ...needs }: Shown,
): ListedResponse {
  const results = ordered(
    locations.map((site) => ({ site, suggested: false })),
    order,
    own,
  );
  const listed = (all ? results : firstResults(results, needs)).map(({ site }) => site);
  const asks = needs.needs.length > 0;
  return { locations: listed.map((site) => toListedSite(site, asks)), ...counts };
}

function firstResults(results: FoundResult[], needs: Needs): FoundResult[] {
  if (needs.needs.length === 0) return results.slice(0, firstCards);
  const { fits, asks, unsuited } = grouped(results, needs);
  return [
    ...fits.slice(0, firstOf.fits),
    ...asks.slice(0, firstOf.asks),
    ...unsuited.slice(0, firstOf.unsuited),
    ...fits.slice(firstOf.fits),
    ...asks.slice(firstOf.asks),
    ...unsuited.slice(firstOf.unsuited),
  ].slice(0, firstCards);
}

interface FoundResult {
  site: FoundCampsite;
  suggested: boolean;
}

const toListedSite = (site: FoundCampsite, withPhone: boolean): ListedSite => ({
  id: site.id,
  name: site.name,
  address: site.address,
  latitude: site.latitude,
  longitude: site.longitude,
  distance: site.distance,
  source: site.source,
  own: site.own,
  drivetrain: site.drivetrain,
  pet_friendly: site.pet_friendly,
  features: site.features,
  missing_features: site.missing_features,
  ...(site.observations && { observations: site.observations }),
  ...(site.park && { park: site.park }),
  ...(site.evidence && { evidence: site.evidence }),
  ...(withPhone && site.phone_contact && { phone_contact: site.phone_contact }),
});
