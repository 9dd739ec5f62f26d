import 'server-only';
import { badInput } from '@/lib/errors';
import { id } from '@/lib/fields';
import type { Position } from '@/lib/geometry';
import { postcodeCentre } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';
import { MOST, type Scope } from '../choices';
import { ownedBy, visibleTo } from '../policy';
import { type SearchAnswer, type SiteSearch, unknownPostcode } from '../schema';
import type { SiteDetail } from '../sites/schema';
import { type FoundRow, presentDetail, presentFound } from '../to-campsite';
import { type Found, mayBeCrowded, withoutCrowds } from './crowding';
import { candidatesSql, nearbySql, type Wanted } from './search-sql';

/** The ids of features by their names; none is asked for nothing. */
export async function featureIds(names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const features = await db.siteFeature.findMany({
    where: { name: { in: [...names] } },
    select: { id: true },
  });
  return features.map(({ id }) => id);
}

/** What is known of a site's features, as presentCampsite takes it. */
export const knownFeatures = {
  select: { present: true, feature: { select: { id: true, name: true } } },
  orderBy: { feature: { name: 'asc' } },
} as const;

/** A site that the viewer may see, or null. */
export async function campsiteFor(viewer: Viewer, siteId: string): Promise<SiteDetail | null> {
  return siteWhere(siteId, visibleTo(viewer));
}

/** A site of the viewer's own, or null. */
export async function ownSiteFor(
  viewer: Viewer,
  siteId: string,
  client: Tx = db,
): Promise<SiteDetail | null> {
  return siteWhere(siteId, ownedBy(viewer), client);
}

async function siteWhere(siteId: string, where: Prisma.CampsiteWhereInput, client: Tx = db) {
  if (!id.safeParse(siteId).success) return null;
  const row = await client.campsite.findFirst({
    where: { id: siteId, ...where },
    include: { features: knownFeatures },
  });
  return row && presentDetail(row);
}

/** Whether a site is the viewer's own to change. */
export async function isOwnSite(viewer: Viewer, siteId: string): Promise<boolean> {
  return (await db.campsite.count({ where: { id: siteId, ...ownedBy(viewer) } })) > 0;
}

/** The sites round a postcode's centre; throws 400 for a postcode that is none. */
export async function searchSites(viewer: Viewer, scope: Scope, search: SiteSearch): Promise<SearchAnswer> {
  const centre = await postcodeCentre(search.postcode);
  if (!centre) throw badInput(unknownPostcode, { postcode: unknownPostcode });
  return sitesNear(viewer, scope, centre, search);
}

/** The counts stand in every row, and in one without a site where nothing is found. */
type SearchRow = { total: number; unknown: number } & (FoundRow | { id: null });

/**
 * The sites round a place, nearest first. Where one owner's stand too close or are too many, the further ones are left
 * out, of the count too.
 */
export async function sitesNear(
  viewer: Viewer,
  scope: Scope,
  centre: Position,
  wanted: Wanted,
): Promise<SearchAnswer> {
  const ask: Question = [viewer, scope, centre, wanted];
  const found = await nearest(ask);
  if (!mayBeCrowded(found.rows)) return answerOf(found);
  const candidates = await readRows<Candidate>(candidatesSql(...ask));
  const chosen = withoutCrowds(candidates);
  const ids = chosen.slice(0, MOST).map(({ id }) => id);
  const { rows } = await nearest(ask, ids);
  return answerOf({ ...found, rows, total: found.total - (candidates.length - chosen.length) });
}

type Question = Parameters<typeof candidatesSql>;

interface Nearest {
  rows: FoundRow[];
  total: number;
  unknown: number;
}

interface Candidate extends Found {
  id: string;
}

async function nearest(ask: Question, ids?: string[]): Promise<Nearest> {
  const found = await readRows<SearchRow>(nearbySql(...ask, ids));
  const [{ total, unknown } = { total: 0, unknown: 0 }] = found;
  const rows = found.flatMap(({ total: _, unknown: __, ...row }) => (row.id === null ? [] : [row]));
  return { rows, total, unknown };
}

const answerOf = ({ rows, total, unknown }: Nearest): SearchAnswer => ({
  locations: rows.map(presentFound),
  total,
  unknown,
});
