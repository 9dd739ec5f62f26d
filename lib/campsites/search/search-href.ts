import type { Position } from '@/lib/geometry';
import { firstCards, type Stop, stops, type Want, wants } from '../search-choices';
import { suggestionPageId } from '../suggestions/page-id';

export const sourceNames = ['ai', 'user', 'private'] as const;

export type Source = (typeof sourceNames)[number];

export interface SearchValues {
  postcode: string;
  /** `postcode` then holds the position's name. Null for a search by postcode. */
  at: Position | null;
  radius: string;
  q: string;
  sources: readonly Source[];
  wants: readonly Want[];
  unsuited: boolean;
  /** The sites that suit the household come first. */
  fit: boolean;
  view: Stop;
  trip: string | null;
  /** The number of cards. */
  shown: number;
  /** All sites that fit are shown, and not only the first ones. */
  allFit: boolean;
}

export function searchHref({
  postcode,
  at,
  radius,
  q,
  sources,
  wants,
  unsuited,
  fit,
  view,
  trip,
  shown,
  allFit,
}: SearchValues): string {
  const query = new URLSearchParams({ ...placeParams(postcode.trim(), at), radius });
  if (q.trim()) query.set('q', q.trim());
  // An empty value says that no source is chosen; without any value the default sources would apply.
  for (const source of sources.length ? sources : ['']) query.append('sources', source);
  for (const want of wants) query.append('wants', want);
  if (fit) query.set('fit', '1');
  if (unsuited && (fit || wants.length > 0)) query.set('unsuited', '1');
  if (view !== 'half') query.set('view', view);
  if (trip) query.set('trip', trip);
  if (allFit) query.set('allfit', '1');
  if (shown > firstCards) query.set('shown', String(shown));
  return `/createtrip?${query}`;
}

export const placeParams = (postcode: string, at: Position | null): Record<string, string> =>
  at ? { latitude: degrees(at.latitude), longitude: degrees(at.longitude), near: postcode } : { postcode };

/**
 * Four decimals are about ten metres: the address doesn't reveal a person's home more exactly than
 * needed.
 */
const degrees = (value: number) => String(Number(value.toFixed(4)));

export function readSearchForm(form: FormData): SearchValues {
  const given = (name: string) => String(form.get(name) ?? '');
  const [sources, wanted] = [form.getAll('sources'), form.getAll('wants')];
  const [postcode, near] = [given('postcode'), given('near')];
  return {
    postcode,
    // A text other than the position's name is another place that the person has typed.
    at: near && near === postcode.trim() ? positionIn(given) : null,
    radius: given('radius'),
    q: given('q'),
    sources: sourceNames.filter((source) => sources.includes(source)),
    wants: wants.filter((want) => wanted.includes(want)),
    unsuited: false,
    fit: given('fit') === '1',
    view: stopIn(given('view')),
    trip: given('trip') || null,
    shown: firstCards,
    allFit: false,
  };
}

export const stopIn = (given: string | null | undefined): Stop =>
  stops.find((stop) => stop === given) ?? 'half';

const positionIn = (given: (name: string) => string): Position => ({
  latitude: Number(given('latitude')),
  longitude: Number(given('longitude')),
});

export type Choice = { site: string } | { suggestion: string };

export function choiceHref(trip: string | null, chosen: Choice) {
  const page = trip ? `/trip/${trip}/site` : '/create-trip-details';
  if ('site' in chosen) return `${page}?site=${encodeURIComponent(chosen.site).replaceAll('%20', '+')}`;
  return `${page}?ai_suggestion=${encodeURIComponent(chosen.suggestion)}`;
}

export const campsiteHref = (trip: string | null, site: string) =>
  `/campsite/${encodeURIComponent(site)}${trip ? `?trip=${encodeURIComponent(trip)}` : ''}`;

export const suggestionHref = (trip: string | null, suggestion: string) =>
  campsiteHref(trip, suggestionPageId(suggestion));
