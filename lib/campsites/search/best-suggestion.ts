import { placeText } from '@/lib/places/place-text';
import type { SearchSpot } from './search-spot';
import type { Suggestions } from './suggest-schema';

/** A place to search round, or a campsite's id: that has a page of its own. */
export type Meant = SearchSpot | { site: string };

/** Of what a text may name, the likeliest: a place, unless only a campsite's name begins so. Null for nothing at all. */
export function bestSuggestion(typed: string, { places, campsites }: Suggestions): Meant | null {
  const [place, campsite] = [places[0], campsites[0]];
  const begins = (name: string) => plain(name).startsWith(plain(typed));
  const name = place && placeText(place.placeName, place.state, place.postalCode);
  if (campsite && (!name || (!begins(name) && begins(campsite.name)))) return { site: campsite.id };
  if (!place || !name) return null;
  return { name, at: { latitude: place.latitude, longitude: place.longitude } };
}

/** Lower case, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
