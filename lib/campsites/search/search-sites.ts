import 'server-only';
import { badInput } from '@/lib/errors';
import { arcOf, type Position, roundKm } from '@/lib/geometry';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRecent } from '@/lib/server/db/replica';
import type { Campsite as CampsiteRow } from '@/prisma/generated/client';
import type { Observations } from '../observations/schema';
import {
  type FoundCampsite,
  type SearchResponse,
  type SiteEvidence,
  type SitePark,
  unknownPostcode,
} from '../schema';
import { MAX_RESULTS, type Scope, type Want } from '../search-choices';
import { sourceOf } from '../to-campsite';
import { centreOf } from './centre-of';
import { mayBeCrowded, type SiteOfOwner, withoutCrowds } from './crowding';
import { needsOf } from './needs';
import { candidatesSql, nearbySql, type Wanted } from './search-sql';
import type { PlacedSearch } from './search-url';

type Lists = 'site_features' | 'features' | 'missing_features';

interface FoundRow
  extends Omit<FoundCampsite, 'source' | 'distance' | 'own' | 'observations' | 'park' | 'evidence' | Lists> {
  source: CampsiteRow['source'];
  /** Straight-line distance through the earth in km, as earth_position's index measures it. */
  chord: number;
  /** Whose number of results crowding.ts limits; null for open data and the viewer's own sites. */
  countedOwner: string | null;
  /**
   * Null instead of empty, because parsing empty arrays takes time and most of the open data has no
   * features.
   */
  site_features: string[] | null;
  features: string[] | null;
  missing_features: string[] | null;
  observations: Observations | null;
  park: SitePark | null;
  evidence: SiteEvidence | null;
}

/** Field by field, because object spread and rest on 200 rows slow a search measurably. */
function toFoundCampsite(row: FoundRow): FoundCampsite {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    phone_contact: row.phone_contact,
    email_contact: row.email_contact,
    campsite_url: row.campsite_url,
    site_features: row.site_features ?? [],
    features: row.features ?? [],
    missing_features: row.missing_features ?? [],
    share_flag: row.share_flag,
    // Campers' observations count more than the site's own data, as on all pages.
    drivetrain: row.observations?.access?.value ?? row.drivetrain,
    pet_friendly: row.observations?.pets?.value ?? row.pet_friendly,
    source: sourceOf(row.source, row.share_flag),
    distance: roundKm(arcOf(row.chord)),
    own: row.source === 'user' && row.countedOwner === null,
    ...(row.observations && { observations: row.observations }),
    ...(row.park && { park: row.park }),
    ...(row.evidence && { evidence: row.evidence }),
  };
}

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
  denied_by: number[] | null;
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
  const [{ total, unknown, unsuited, fit_without, denied_by } = nothing] = found;
  const rows = found.filter((row): row is Counts & FoundRow => row.id !== null);
  return { rows, total, unknown, unsuited, fit_without, denied_by };
}

const nothing: Counts = { total: 0, unknown: 0, unsuited: 0, fit_without: null, denied_by: null };

const toResponse = (
  { rows, total, unknown, unsuited, fit_without, denied_by }: Nearest,
  needs: readonly Want[],
): SearchResponse => ({
  locations: rows.map(toFoundCampsite),
  total,
  unknown,
  ...(needs.length > 0 && {
    unsuited,
    without: needs.map((need, rank) => ({
      need,
      fit: fit_without?.[rank] ?? 0,
      denied: denied_by?.[rank] ?? 0,
    })),
  }),
});
