import type { Position } from '@/lib/geometry';
import { type Order, type Want, wants } from '../search-choices';
import { suggestionPageId } from '../suggestion-page-id';

/** Where results come from, by the name that the page's address gives it. */
export const sourceNames = ['ai', 'user', 'private'] as const;

export type Source = (typeof sourceNames)[number];

/** The search as the page's form holds it: the text as it was typed. */
export interface SearchValues {
  postcode: string;
  /** The spot that the search goes round, and then `postcode` is its name; null where it goes round a postcode. */
  at: Position | null;
  radius: string;
  q: string;
  sources: readonly Source[];
  wants: readonly Want[];
  /** Whether those sites are shown too that are known not to suit. */
  unsuited: boolean;
  order: Order;
  /** Which of the two a phone shows; a wide screen shows both. */
  view: 'list' | 'map';
  /** The trip that another site is looked for; null where a new one begins. */
  trip: string | null;
  /** Whether the list is shown to its end; a page of 200 cards is a lot for a phone. */
  all: boolean;
}

/** The page's address for a search, the same one for the same search. */
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
  // An empty one says that every box is cleared; none at all would mean the default.
  for (const source of sources.length ? sources : ['']) query.append('sources', source);
  for (const want of wants) query.append('wants', want);
  if (unsuited && wants.length > 0) query.set('unsuited', '1');
  if (order !== 'near') query.set('order', order);
  if (view === 'map') query.set('view', view);
  if (trip) query.set('trip', trip);
  if (all) query.set('all', '1');
  return `/createtrip?${query}`;
}

/** Where a search goes, as its address says it. */
export const placeParams = (postcode: string, at: Position | null): Record<string, string> =>
  at ? { latitude: degrees(at.latitude), longitude: degrees(at.longitude), near: postcode } : { postcode };

/** To four decimals, some ten metres: nobody's home is told more exactly than a search needs. */
const degrees = (value: number) => String(Number(value.toFixed(4)));

/** What a submitted or changed form holds. */
export function readSearchForm(form: FormData): SearchValues {
  const given = (name: string) => String(form.get(name) ?? '');
  const [sources, wanted] = [form.getAll('sources'), form.getAll('wants')];
  const [postcode, near] = [given('postcode'), given('near')];
  return {
    postcode,
    // Something else has been typed over the spot's name.
    at: near && near === postcode.trim() ? positionIn(given) : null,
    radius: given('radius'),
    q: given('q'),
    sources: sourceNames.filter((source) => sources.includes(source)),
    wants: wants.filter((want) => wanted.includes(want)),
    // Another search leaves out what can't suit.
    unsuited: false,
    order: given('order') === 'fit' ? 'fit' : 'near',
    view: given('view') === 'map' ? 'map' : 'list',
    trip: given('trip') || null,
    // A new search begins at its start.
    all: false,
  };
}

const positionIn = (given: (name: string) => string): Position => ({
  latitude: Number(given('latitude')),
  longitude: Number(given('longitude')),
});

/** A campsite, or what an AI said of one, by its id. */
export type Choice = { site: string } | { suggestion: string };

/** Where choosing a result leads: to a new trip there, or to the trip that it is looked for. */
export function choiceHref(trip: string | null, chosen: Choice) {
  const page = trip ? `/trip/${trip}/site` : '/create-trip-details';
  // A search's page has some 200 of these, so they do without a URLSearchParams each.
  if ('site' in chosen) return `${page}?site=${encodeURIComponent(chosen.site).replaceAll('%20', '+')}`;
  return `${page}?ai_suggestion=${encodeURIComponent(chosen.suggestion)}`;
}

/** A campsite's own page, which leads on to a trip there as its card does. */
export const campsiteHref = (trip: string | null, site: string) =>
  `/campsite/${encodeURIComponent(site)}${trip ? `?trip=${encodeURIComponent(trip)}` : ''}`;

/** The page of what an AI said of a campsite. */
export const suggestionHref = (trip: string | null, suggestion: string) =>
  campsiteHref(trip, suggestionPageId(suggestion));
