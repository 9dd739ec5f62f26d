import 'server-only';
import { AppError } from '@/lib/errors';
import { kmBetween, type Position } from '@/lib/geometry';
import { nearestPlace, postcodeCentre } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { spend } from '@/lib/server/http/rate-limiter';
import { log } from '@/lib/server/log';
import type { Scope } from '../search-choices';
import { centreOf } from './centre-of';
import { type ListedResponse, toListed } from './listed-site';
import { needsOf } from './needs';
import { type OwnParty, ownNeeds } from './own-party';
import type { SearchValues, Source } from './search-href';
import { sitesNear } from './search-sites';
import type { PlacedSearch } from './search-url';

/** The AI isn't among them, because it is slow: the browser requests its suggestions later. */
const scopeOf = { user: 'public', private: 'my' } as const satisfies Partial<Record<Source, Scope>>;

export type StoredSource = keyof typeof scopeOf;

/** In ms. The browser requests a source that took longer. */
const PATIENCE = 1500;

/** `late`: the search took too long, and the browser may repeat it. */
export type SourceResult = ListedResponse | 'failed' | 'late' | Refused;

interface Refused {
  refused: string;
}

export interface SourceResults {
  centre: Position;
  search: PlacedSearch;
  /** The AI knows only postcodes. Null when no postcode is near or the AI isn't chosen. */
  aiPostcode: string | null;
  results: Partial<Record<StoredSource, SourceResult>>;
}

type Asked = Pick<SearchValues, 'sources' | 'wants' | 'unsuited' | 'fit' | 'shown' | 'allFit'>;

/**
 * A slow or failed source neither delays nor hides another. Null without a search and for an
 * unknown postcode. With needs, includes the sites about which a person has to ask.
 */
export async function searchSources(
  viewer: Viewer,
  asked: Asked,
  search: PlacedSearch | null,
  own: OwnParty,
  patience = PATIENCE,
): Promise<SourceResults | null> {
  const centre = search && (await centreOf(search));
  if (!search || !centre) return null;
  const car = own.car?.drivetrain ?? null;
  const needs = needsOf({ needs: [...(asked.fit ? ownNeeds(own) : []), ...asked.wants], car });
  const filters =
    needs.length > 0 ? { needs, car, unknown: true, ...(asked.unsuited && { unsuited: true }) } : null;
  const filtered = filters ? { ...search, filters } : search;
  const shown = { needs, car, shown: asked.shown, allFit: asked.allFit };
  const stored = asked.sources.filter((source): source is StoredSource => source in scopeOf);
  const refused = stored.length > 0 ? await spendSearch(viewer) : null;
  const asksAi = asked.sources.includes('ai');
  const [aiPostcode, ...results] = await Promise.all([
    asksAi ? postcodeFor(search) : null,
    ...stored.map(async (source) => {
      if (refused) return [source, refused] as const;
      const result = sitesNear(viewer, scopeOf[source], centre, filtered)
        .then((response) => toListed(response, shown))
        .catch((error: unknown) => {
          log.error({ err: error, source }, 'a campsite source failed');
          return 'failed' as const;
        });
      return [source, await within(patience, result)] as const;
    }),
  ]);
  return { centre, search: filtered, aiPostcode, results: Object.fromEntries(results) };
}

/** Null when the nearest place's postcode has its centre outside the radius. */
async function postcodeFor(search: PlacedSearch): Promise<string | null> {
  if ('postcode' in search) return search.postcode;
  const place = await nearestPlace(search);
  const centre = place && (await postcodeCentre(place.postcode));
  return centre && kmBetween(search, centre) <= search.radius ? place.postcode : null;
}

/** Counts against the same limit as the API's searches. The page shows the refusal in place of results. */
async function spendSearch({ userId }: Viewer): Promise<Refused | null> {
  try {
    await spend('searches', userId);
    return null;
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    throw error;
  }
}

async function within<Result>(ms: number, result: Promise<Result>): Promise<Result | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
