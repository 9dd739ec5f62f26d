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
>;

/** A search's response, as far as the results show it. */
export type ListedResponse = Pick<SearchResponse, 'total' | 'unknown'> & { locations: ListedSite[] };

/** How many cards the list begins with; the map shows the sites after them too. */
export const firstCards = 60;
