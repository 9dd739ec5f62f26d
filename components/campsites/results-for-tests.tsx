import type { AiCampsite } from '@/lib/ai-campsites/schema';
import type { FoundCampsite, SearchAnswer } from '@/lib/campsites/schema';
import { SearchResults, type SearchResultsProps } from './search-results';
import { values } from './values-for-tests';

export const search = { postcode: '4031', radius: 100 } as const;

export const site = (name: string, distance: number) =>
  ({
    id: name,
    name,
    distance,
    features: [],
    missing_features: [],
    source: 'open',
  }) as unknown as FoundCampsite;
export const sites = (count: number) => Array.from({ length: count }, (_, i) => site(`Site ${i}`, i));
export const answer = (locations: FoundCampsite[], total = locations.length, unknown = 0): SearchAnswer => ({
  locations,
  total,
  unknown,
});
export const suggestion = (name: string, distance: string): AiCampsite => ({
  name,
  distance,
  features: [],
  access: 'Unknown',
  petFriendly: 'Yes',
  url: null,
  location_id: null,
});

export const results = (more: Partial<SearchResultsProps> = {}) => (
  <SearchResults
    values={values}
    search={search}
    answers={{}}
    aiOn={false}
    centre={{ latitude: -27.4, longitude: 153 }}
    {...more}
  />
);
