import type { FieldErrors } from '@/lib/errors';
import { isId } from '@/lib/fields';
import type { Position } from '@/lib/geometry';
import { siteSearch, type WantedSites, wantedSites } from '../schema';
import { defaultPostcode, defaultRadius, firstCards, MAX_RESULTS, radii, wants } from '../search-choices';
import { type SearchValues, type Source, sourceNames, stopIn } from './search-href';
import { readSpot } from './search-spot';

export type SearchParams = Record<string, string | string[] | undefined>;

export type PlacedSearch = WantedSites & ({ postcode: string } | Position);

export interface AskedSearch {
  values: SearchValues;
  /** searchSources adds the filters; null when a field is invalid. */
  search: PlacedSearch | null;
  errors: FieldErrors;
}

/** Without a `sources` parameter all available sources are searched. */
export function readSearchUrl(
  params: SearchParams,
  ownPostcode: string | null,
  available: readonly Source[] = sourceNames,
): AskedSearch {
  const given = (name: string) => [params[name]].flat()[0];
  const chosen = [params.sources].flat();
  const wanted = [params.wants].flat();
  const radius = radii.find((km) => String(km) === given('radius')) ?? defaultRadius;
  const named = readSpot(given);
  const spot = named && 'at' in named ? named : null;
  const values: SearchValues = {
    postcode: spot?.name ?? given('postcode') ?? ownPostcode ?? defaultPostcode,
    at: spot?.at ?? null,
    radius: String(radius),
    q: given('q') ?? '',
    sources: available.filter((source) => params.sources === undefined || chosen.includes(source)),
    wants: wants.filter((want) => wanted.includes(want)),
    unsuited: given('unsuited') === '1',
    fit: given('fit') === '1',
    view: stopIn(given('view')),
    trip: isId(given('trip') ?? '') ? (given('trip') ?? null) : null,
    shown: shownIn(given('shown')),
    allFit: given('allfit') === '1',
  };
  const schema = spot ? wantedSites.transform((wanted) => ({ ...wanted, ...spot.at })) : siteSearch;
  const parsed = schema.safeParse({ postcode: values.postcode, radius, text: values.q });
  if (parsed.success) return { values, search: parsed.data, errors: refusalOf(named, values) };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues)
    errors[path[0] === 'text' ? 'q' : String(path[0])] ??= message;
  return { values, search: null, errors };
}

const shownIn = (given = '') =>
  /^\d{1,3}$/.test(given) ? Math.min(Math.max(Number(given), firstCards), 2 * MAX_RESULTS) : firstCards;

/** The page searches around the postcode when the position can't be searched. */
const refusalOf = (spot: ReturnType<typeof readSpot>, { postcode }: SearchValues): FieldErrors =>
  spot && 'refused' in spot ? { postcode: `${spot.refused} These are the campsites round ${postcode}.` } : {};
