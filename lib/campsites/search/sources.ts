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
import type { OwnParty } from './own-mark';
import type { SearchValues, Source } from './search-href';
import { sitesNear } from './search-sites';
import type { PlacedSearch } from './search-url';

/** The sources that the page waits for. The AI is slow, so the browser asks it. */
const scopeOf = { user: 'public', private: 'my' } as const satisfies Partial<Record<Source, Scope>>;

export type StoredSource = keyof typeof scopeOf;

/** How long the page waits for a source, in ms. After that the browser asks for it. */
const PATIENCE = 1500;

/**
 * A source's results, or why there are none: it failed, it is late and may be asked again, or
 * it was refused with a message.
 */
export type SourceResult = ListedResponse | 'failed' | 'late' | Refused;

interface Refused {
  refused: string;
}

export interface SourceResults {
  centre: Position;
  /** The search with its filters, for the requests that the browser makes. */
  search: PlacedSearch;
  /**
   * The postcode for the AI, which knows only postcodes; null when none is
   * near, or when nobody chose the AI.
   */
  aiPostcode: string | null;
  results: Partial<Record<StoredSource, SourceResult>>;
}

type Asked = Pick<SearchValues, 'sources' | 'wants' | 'unsuited' | 'order' | 'all'>;

/**
 * Searches the chosen sources in parallel. None of them delays or hides another. Null without a
 * search and for an unknown postcode. The needs leave out only sites that are known not to suit.
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
  const needs = needsOf({ needs: [...asked.wants], car });
  const filters =
    needs.length > 0 ? { needs, car, unknown: true, ...(asked.unsuited && { unsuited: true }) } : null;
  const filtered = filters ? { ...search, filters } : search;
  const shown = { needs, car, order: asked.order, all: asked.all, own };
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

/**
 * Returns the postcode of the place nearest to the search's centre, if the postcode's
 * own centre is within the radius.
 */
async function postcodeFor(search: PlacedSearch): Promise<string | null> {
  if ('postcode' in search) return search.postcode;
  const place = await nearestPlace(search);
  const centre = place && (await postcodeCentre(place.postcode));
  return centre && kmBetween(search, centre) <= search.radius ? place.postcode : null;
}

/**
 * Counts a page's search like one by the API. Beyond the limit the page shows
 * the refusal in place of results.
 */
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
