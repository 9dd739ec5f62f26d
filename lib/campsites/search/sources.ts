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

/** What the page can wait for: the AI takes its time and is the browser's to ask. */
const scopeOf = { user: 'public', private: 'my' } as const satisfies Partial<Record<Source, Scope>>;

export type StoredSource = keyof typeof scopeOf;

/** How long the page waits for a source, in ms, before it leaves it to the browser. */
const PATIENCE = 1500;

/** A source's results, or why there are none: it failed, is slow and may be asked again, or was refused in words. */
export type SourceResult = ListedResponse | 'failed' | 'late' | Refused;

interface Refused {
  refused: string;
}

export interface SourceResults {
  centre: Position;
  /** As it was asked, filters and all, for what the browser asks by itself. */
  search: PlacedSearch;
  /** What the AI is asked round, which knows postcodes alone; null where none is near, or nobody asks it. */
  aiPostcode: string | null;
  results: Partial<Record<StoredSource, SourceResult>>;
}

type Asked = Pick<SearchValues, 'sources' | 'wants' | 'unsuited' | 'order' | 'all'>;

/**
 * Searches the chosen sources side by side, none of which holds up or hides another. Null without a search
 * and for an unknown postcode. What is wanted leaves out what is known not to suit, and nothing else.
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

/** The postcode whose people live nearest to what is searched, if that is within the search. */
async function postcodeFor(search: PlacedSearch): Promise<string | null> {
  if ('postcode' in search) return search.postcode;
  const place = await nearestPlace(search);
  const centre = place && (await postcodeCentre(place.postcode));
  return centre && kmBetween(search, centre) <= search.radius ? place.postcode : null;
}

/** Counts a search of the page's like one by a call; beyond the limit the page says so instead of its results. */
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
