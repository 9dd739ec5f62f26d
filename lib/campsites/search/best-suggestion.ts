import { placeText } from '@/lib/places/place-text';
import type { Place } from '@/lib/places/schema';
import { withoutAccents } from '@/lib/text';
import type { SearchSpot } from './search-spot';
import type { Suggestions } from './suggest-schema';

/** What a typed text means: a place to search around, or the id of a campsite whose page opens. */
export type Meant = SearchSpot | { site: string };

const namesPark = /\b(national park|np)$/i;

/**
 * Returns the likeliest meaning of a text: a campsite if only a campsite's name begins with the
 * text, otherwise a place. For a national park, returns the position of one of its campgrounds,
 * because the park's other campgrounds lie around it. Null without suggestions.
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

/** Returns a place's centre and name as a position to search around. */
export const spotOf = ({ placeName, state, postalCode, latitude, longitude }: Place): SearchSpot => ({
  name: placeText(placeName, state, postalCode),
  at: { latitude, longitude },
});
