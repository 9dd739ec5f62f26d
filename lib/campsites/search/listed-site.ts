import type { FoundCampsite, SearchResponse } from '../schema';
import type { Order } from '../search-choices';
import type { Needs } from './needs';
import { grouped, ordered } from './ordered';
import type { OwnParty } from './own-mark';

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
