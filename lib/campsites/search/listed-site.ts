import type { FoundCampsite, SearchResponse } from '../schema';

/** What a card and a pin show of a campsite. */
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
>;

/** A search's response, as far as the results show it: of a source with many sites the page sends the first only. */
export type ListedResponse = Pick<SearchResponse, 'total' | 'unknown'> & { locations: ListedSite[] };

/** How many cards the list begins with. The browser asks for the sites after them once the map is in view. */
export const firstCards = 60;

export function toListed({ locations, total, unknown }: SearchResponse, all: boolean): ListedResponse {
  const listed = all ? locations : locations.slice(0, firstCards);
  return { locations: listed.map(toListedSite), total, unknown };
}

const toListedSite = (site: FoundCampsite): ListedSite => ({
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
});
