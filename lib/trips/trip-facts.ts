import type { KnownSite } from '../campsites/facts/known-facts';
import { saidSite } from '../campsites/suggestions/said-facts';
import type { TripLocation } from './schema';

/**
 * Returns what is known of a trip's site or, without a campsite, what an AI says of it; null for a
 * site that is only a name.
 */
export function knownAt({
  location,
  observations,
  park,
  ai_suggestion,
}: Pick<TripLocation, 'location' | 'observations' | 'park' | 'ai_suggestion'>): KnownSite | null {
  if (location.id) return { ...location, observations, park };
  return ai_suggestion && saidSite(ai_suggestion);
}
