import 'server-only';
import { badInput } from '@/lib/errors';
import type { Position } from '@/lib/geometry';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRecent } from '@/lib/server/db/replica';
import { type SearchResponse, unknownPostcode } from '../schema';
import { MAX_RESULTS, type Scope, type Want } from '../search-choices';
import { centreOf } from './centre-of';
import { mayBeCrowded, type SiteOfOwner, withoutCrowds } from './crowding';
import { needsOf } from './needs';
import { candidatesSql, nearbySql, type Wanted } from './search-sql';
import type { PlacedSearch } from './search-url';
import { type FoundRow, toFoundCampsite } from './to-found';

export async function searchSites(
  viewer: Viewer,
  scope: Scope,
  search: PlacedSearch,
): Promise<SearchResponse> {
  const centre = await centreOf(search);
  if (!centre) throw badInput(unknownPostcode, { postcode: unknownPostcode });
  return sitesNear(viewer, scope, centre, search);
}

interface Counts {
  total: number;
  unknown: number;
  unsuited: number;
  fit_without: number[] | null;
}

/** When no site is found, there is one row that has only the counts. */
type SearchRow = Counts & (FoundRow | { id: null });

/** Neither returns nor counts an owner's sites beyond the limits of crowding.ts. */
export async function sitesNear(
  viewer: Viewer,
  scope: Scope,
  centre: Position,
  wanted: Wanted,
): Promise<SearchResponse> {
  const ask: Question = [viewer, scope, centre, wanted];
  const found = await nearest(ask);
  const needs = needsOf(wanted.filters);
  if (!mayBeCrowded(found.rows)) return toResponse(found, needs);
  const candidates = await readRecent<Candidate>(candidatesSql(...ask), viewer);
  const chosen = withoutCrowds(candidates);
  const ids = chosen.slice(0, MAX_RESULTS).map(({ id }) => id);
  const { rows } = await nearest(ask, ids);
  const left = (which: (site: Candidate) => boolean) =>
    candidates.filter(which).length - chosen.filter(which).length;
  return toResponse(
    {
      ...found,
      rows,
      total: found.total - left(() => true),
      unknown: found.unknown - left(({ fits }) => fits === null),
      unsuited: found.unsuited - left(({ fits }) => fits === false),
    },
    needs,
  );
}

type Question = Parameters<typeof candidatesSql>;

interface Nearest extends Counts {
  rows: FoundRow[];
}

interface Candidate extends SiteOfOwner {
  id: string;
  fits: boolean | null;
}

async function nearest(ask: Question, ids?: string[]): Promise<Nearest> {
  const found = await readRecent<SearchRow>(nearbySql(...ask, ids), ask[0]);
  const [{ total, unknown, unsuited, fit_without } = nothing] = found;
  const rows = found.filter((row): row is Counts & FoundRow => row.id !== null);
  return { rows, total, unknown, unsuited, fit_without };
}

const nothing: Counts = { total: 0, unknown: 0, unsuited: 0, fit_without: null };

const toResponse = (
  { rows, total, unknown, unsuited, fit_without }: Nearest,
  needs: readonly Want[],
): SearchResponse => ({
  locations: rows.map(toFoundCampsite),
  total,
  unknown,
  ...(needs.length > 0 && {
    unsuited,
    without: needs.map((need, rank) => ({ need, fit: fit_without?.[rank] ?? 0 })),
  }),
});
