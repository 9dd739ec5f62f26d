import type { Position } from '@/lib/geometry';
import { type Order, type Want, wants } from '../search-choices';
import { suggestionPageId } from '../suggestions/page-id';

/** The sources of results, by their names in the page's address. */
export const sourceNames = ['ai', 'user', 'private'] as const;

export type Source = (typeof sourceNames)[number];

/** The values of the search form, with the text as typed. */
export interface SearchValues {
  postcode: string;
  /**
   * The spot that the search goes around, whose name is in `postcode`;
   * null for a search by postcode.
   */
  at: Position | null;
  radius: string;
  q: string;
  sources: readonly Source[];
  wants: readonly Want[];
  /** True when sites that are known not to suit are shown too. */
  unsuited: boolean;
  order: Order;
  /** The half that a phone shows. A wide screen shows both. */
  view: 'list' | 'map';
  /** The id of the trip that gets another site; null for a new trip. */
  trip: string | null;
  /** True when the whole list is shown; 200 cards on a page are a lot for a phone. */
  all: boolean;
}

/** Returns the page's address for a search. The same search always has the same address. */
export function searchHref({
  postcode,
  at,
  radius,
  q,
  sources,
  wants,
  unsuited,
  order,
  view,
  trip,
  all,
}: SearchValues): string {
  const query = new URLSearchParams({ ...placeParams(postcode.trim(), at), radius });
  if (q.trim()) query.set('q', q.trim());
  // An empty value means that every box is cleared. Without any value the default would apply.
  for (const source of sources.length ? sources : ['']) query.append('sources', source);
  for (const want of wants) query.append('wants', want);
  if (unsuited && wants.length > 0) query.set('unsuited', '1');
  if (order !== 'near') query.set('order', order);
  if (view === 'map') query.set('view', view);
  if (trip) query.set('trip', trip);
  if (all) query.set('all', '1');
  return `/createtrip?${query}`;
}

/** Returns the address parameters for the place of a search. */
export const placeParams = (postcode: string, at: Position | null): Record<string, string> =>
  at ? { latitude: degrees(at.latitude), longitude: degrees(at.longitude), near: postcode } : { postcode };

/**
 * Rounds to four decimals (about ten metres), so that a search reveals nobody's
 * home more exactly than needed.
 */
const degrees = (value: number) => String(Number(value.toFixed(4)));

/** Returns the values of a submitted or changed form. */
export function readSearchForm(form: FormData): SearchValues {
  const given = (name: string) => String(form.get(name) ?? '');
  const [sources, wanted] = [form.getAll('sources'), form.getAll('wants')];
  const [postcode, near] = [given('postcode'), given('near')];
  return {
    postcode,
    // A different text than the spot's name replaces the spot.
    at: near && near === postcode.trim() ? positionIn(given) : null,
    radius: given('radius'),
    q: given('q'),
    sources: sourceNames.filter((source) => sources.includes(source)),
    wants: wants.filter((want) => wanted.includes(want)),
    // A new search leaves out sites that can't suit.
    unsuited: false,
    order: given('order') === 'fit' ? 'fit' : 'near',
    view: given('view') === 'map' ? 'map' : 'list',
    trip: given('trip') || null,
    // A new search begins at the start of its list.
    all: false,
  };
}

const positionIn = (given: (name: string) => string): Position => ({
  latitude: Number(given('latitude')),
  longitude: Number(given('longitude')),
});

/** A campsite, or a suggestion, by its id. */
export type Choice = { site: string } | { suggestion: string };

/**
 * Returns where choosing a result leads: to a new trip there, or to
 * the trip that needs another site.
 */
export function choiceHref(trip: string | null, chosen: Choice) {
  const page = trip ? `/trip/${trip}/site` : '/create-trip-details';
  // Built without URLSearchParams for speed, because a results page has some 200 of these links.
  if ('site' in chosen) return `${page}?site=${encodeURIComponent(chosen.site).replaceAll('%20', '+')}`;
  return `${page}?ai_suggestion=${encodeURIComponent(chosen.suggestion)}`;
}

/**
 * Returns the path of a campsite's page, which leads on to a trip like the campsite's card does.
 */
export const campsiteHref = (trip: string | null, site: string) =>
  `/campsite/${encodeURIComponent(site)}${trip ? `?trip=${encodeURIComponent(trip)}` : ''}`;

/** Returns the path of a suggestion's page. */
export const suggestionHref = (trip: string | null, suggestion: string) =>
  campsiteHref(trip, suggestionPageId(suggestion));
