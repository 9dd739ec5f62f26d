import { placeText } from '@/lib/places/place-text';
import type { Place } from '@/lib/places/schema';
import { withoutAccents } from '@/lib/text';
import type { SearchSpot } from './search-spot';
import type { Suggestions } from './suggest-schema';

/** A place to search round, or a campsite's id: that has a page of its own. */
export type Meant = SearchSpot | { site: string };

const namesPark = /\b(national park|np)$/i;

/**
 * Of what a text may name, the likeliest: a place, unless only a campsite's name begins so; of a park the spot of one of
 * its campgrounds, round which the others are. Null for nothing at all.
 */
export function bestSuggestion(typed: string, { places, campsites }: Suggestions): Meant | null {
  const [place, campsite] = [places[0], campsites[0]];
  const begins = (name: string) => withoutAccents(name).startsWith(withoutAccents(typed));
  if (campsite && namesPark.test(typed.trim()) && !begins(campsite.name)) {
    const { latitude, longitude } = campsite;
    return { name: typed.trim(), at: { latitude, longitude } };
  }
  const spot = place && spotOf(place);
  if (campsite && (!spot || (!begins(spot.name) && begins(campsite.name)))) return { site: campsite.id };
  return spot ?? null;
}

/** A place's centre, under the line that names it. */
export const spotOf = ({ placeName, state, postalCode, latitude, longitude }: Place): SearchSpot => ({
  name: placeText(placeName, state, postalCode),
  at: { latitude, longitude },
});
