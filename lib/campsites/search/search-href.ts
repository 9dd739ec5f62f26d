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
   * Position to search around; `postcode` then holds the position's name. Null for a search by
   * postcode.
   */
  at: Position | null;
  radius: string;
  q: string;
  sources: readonly Source[];
  wants: readonly Want[];
  /** True to show also the sites that are known not to suit. */
  unsuited: boolean;
  order: Order;
  /** The half of the page that a phone shows. A wide screen shows both halves. */
  view: 'list' | 'map';
  /** Id of the trip that the person chooses another site for; null when they plan a new trip. */
  trip: string | null;
  /**
   * True to show the whole list. By default it is cut short, because 200 cards are a lot for a
   * phone.
   */
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
  // An empty value says that no source is chosen. Without any value the default sources would
  // apply.
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
 * Rounds to four decimals (about ten metres), so that a search's address doesn't reveal a person's
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
    // When the text differs from the position's name, the person has typed another place, so the
    // position is dropped.
    at: near && near === postcode.trim() ? positionIn(given) : null,
    radius: given('radius'),
    q: given('q'),
    sources: sourceNames.filter((source) => sources.includes(source)),
    wants: wants.filter((want) => wanted.includes(want)),
    // A new search again leaves out the sites that are known not to suit.
    unsuited: false,
    order: given('order') === 'fit' ? 'fit' : 'near',
    view: given('view') === 'map' ? 'map' : 'list',
    trip: given('trip') || null,
    // The list of a new search is cut short again.
    all: false,
  };
}

const positionIn = (given: (name: string) => string): Position => ({
  latitude: Number(given('latitude')),
  longitude: Number(given('longitude')),
});

/** Id of the campsite or the suggestion that a person has chosen. */
export type Choice = { site: string } | { suggestion: string };

/**
 * Returns the path of the page that opens when a person chooses a result: the page for a new trip
 * to the result or, with `trip`, the page that changes that trip's site.
 */
export function choiceHref(trip: string | null, chosen: Choice) {
  const page = trip ? `/trip/${trip}/site` : '/create-trip-details';
  // Built without URLSearchParams for speed, because a results page has some 200 of these links.
  if ('site' in chosen) return `${page}?site=${encodeURIComponent(chosen.site).replaceAll('%20', '+')}`;
  return `${page}?ai_suggestion=${encodeURIComponent(chosen.suggestion)}`;
}

/**
 * Returns the path of a campsite's page. With `trip` the page offers to move this trip to the
 * campsite, as the campsite's card does.
 */
export const campsiteHref = (trip: string | null, site: string) =>
  `/campsite/${encodeURIComponent(site)}${trip ? `?trip=${encodeURIComponent(trip)}` : ''}`;

/** Returns the path of a suggestion's page. With `trip` the page offers to move this trip there. */
export const suggestionHref = (trip: string | null, suggestion: string) =>
  campsiteHref(trip, suggestionPageId(suggestion));
