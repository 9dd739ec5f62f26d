import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';
import { db, readRows, type Tx } from '../db';
import { badInput } from '../errors';
import { id } from '../fields';
import { postcodeCentre } from '../places/queries';
import { inScope, ownedBy, visibleTo } from './access';
import { drivetrains, MOST, type Scope } from './choices';
import { chordOf, type Position } from './geometry';
import { containsPattern } from './pattern';
import { type FoundRow, presentDetail, presentFound } from './present';
import { type SearchAnswer, type SiteSearch, unknownPostcode } from './schema';
import type { SiteDetail } from './site-schema';

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
  select: { present: true, feature: true },
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

type Wanted = Omit<SiteSearch, 'postcode'>;

/** The counts stand in every row, and in one without a site where nothing is found. */
type SearchRow = { total: number; unknown: number } & (FoundRow | { id: null });

/** The sites round a place, nearest first. */
export async function sitesNear(
  viewer: Viewer,
  scope: Scope,
  centre: Position,
  wanted: Wanted,
): Promise<SearchAnswer> {
  const rows = await readRows<SearchRow>(nearbySql(viewer, scope, centre, wanted));
  const [{ total, unknown } = { total: 0, unknown: 0 }] = rows;
  return {
    locations: rows.flatMap(({ total: _, unknown: __, ...row }) =>
      row.id === null ? [] : [presentFound(row)],
    ),
    total,
    unknown,
  };
}

/**
 * The search as SQL: one walk of the index over the box round the circle gives every hit, which the counts have
 * to see anyway; then only the nearest get their features.
 */
export function nearbySql(viewer: Viewer, scope: Scope, centre: Position, wanted: Wanted): Prisma.Sql {
  const reach = chordOf(wanted.radius);
  const here = Prisma.sql`earth_position(${centre.latitude}::float8, ${centre.longitude}::float8)`;
  const there = Prisma.sql`earth_position(c.latitude, c.longitude)`;
  return Prisma.sql`
    with boxed as materialized (
      select c.*, ${there} <-> ${here} chord, ${fitting(wanted.filters)} fits
      from campsites c
      where not c.group_only and ${inScope(viewer, scope)}
        and ${there} <@ cube_enlarge(${here}, ${reach}::float8, 3)${holding(wanted.text)}
    ), possible as (
      select * from boxed where chord <= ${reach}::float8 and fits is not false
    ), counted as (
      select (count(*) filter (where fits ${orUnknown(wanted.filters)}))::int total,
             (count(*) filter (where fits is null))::int unknown
      from possible
    ), nearest as (
      select * from possible where fits ${orUnknown(wanted.filters)} order by chord, id limit ${MOST}
    )
    select counted.total, counted.unknown,
           n.id::text, n.name, n.address, n.latitude, n.longitude, n.phone_contact, n.email_contact,
           n.campsite_url, n.share_flag, n.drivetrain, n.pet_friendly, n.source::text, n.chord,
           f.site_features, f.features, f.missing_features
    from counted
    left join nearest n on true
    cross join lateral (
      select coalesce(array_agg(f.id::text order by f.name) filter (where cf.present), '{}') site_features,
             coalesce(array_agg(f.name::text order by f.name) filter (where cf.present), '{}') features,
             coalesce(array_agg(f.name::text order by f.name) filter (where not cf.present), '{}') missing_features
      from campsite_features cf join site_features f on f.id = cf.feature_id
      where cf.campsite_id = n.id
    ) f
    order by n.chord, n.id`;
}

/** The condition that a site holds the text that is searched for. */
function holding(text: Wanted['text']): Prisma.Sql {
  if (!text) return Prisma.empty;
  const pattern = containsPattern(text);
  return Prisma.sql` and (c.name ilike ${pattern} or c.address ilike ${pattern} or exists (
    select from campsite_features cf join site_features f on f.id = cf.feature_id
    where cf.campsite_id = c.id and cf.present and f.name::text ilike ${pattern}))`;
}

/** Whether a site `c` fits the filters: true, false, or null where that is unknown, as SQL's own logic adds them up. */
export function fitting(filters: Wanted['filters']): Prisma.Sql {
  const conditions = [Prisma.sql`true`];
  if (filters?.drivetrain) {
    const reachable = drivetrains.slice(0, drivetrains.indexOf(filters.drivetrain) + 1);
    conditions.push(Prisma.sql`c.drivetrain = any(${reachable})`);
  }
  if (filters?.pets != null) conditions.push(Prisma.sql`c.pet_friendly = ${filters.pets}`);
  for (const feature of new Set(filters?.features)) {
    conditions.push(Prisma.sql`(
      select cf.present from campsite_features cf
      where cf.campsite_id = c.id and cf.feature_id = ${feature}::uuid)`);
  }
  return Prisma.join(conditions, ' and ');
}

const orUnknown = (filters: Wanted['filters']) =>
  filters?.unknown ? Prisma.sql`is not false` : Prisma.sql`is true`;
