import { placeText } from '@/lib/places/place-text';
import type { Place } from '@/lib/places/schema';
import { withoutAccents } from '@/lib/text';
import type { SearchSpot } from './search-spot';
import type { Suggestions } from './suggest-schema';

export type Meant = SearchSpot | { site: string };

const namesPark = /\b(national park|np)$/i;

/**
 * A campsite if only a campsite's name begins with the text, otherwise a place. A national park
 * means one of its campgrounds, because the others lie around it.
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

export const spotOf = ({ placeName, state, postalCode, latitude, longitude }: Place): SearchSpot => ({
  name: placeText(placeName, state, postalCode),
  at: { latitude, longitude },
});
