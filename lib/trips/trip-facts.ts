import type { KnownSite } from '../campsites/facts/known-facts';
import { saidSite } from '../campsites/suggestions/said-facts';
import type { TripLocation } from './schema';

/** For a site that an AI suggested, the AI's statements; null for a site that is only a name. */
export function knownAt({
  location,
  observations,
  park,
  evidence,
  ai_suggestion,
}: Pick<
  TripLocation,
  'location' | 'observations' | 'park' | 'evidence' | 'ai_suggestion'
>): KnownSite | null {
  if (location.id) return { ...location, observations, park, evidence };
  return ai_suggestion && saidSite(ai_suggestion);
}
