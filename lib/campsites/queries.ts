import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../auth/viewer';
import { db, type Tx } from '../db';
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

/** What a site is known to have, by name. */
const withFeatures = {
  features: {
    where: { present: true },
    select: { feature: true },
    orderBy: { feature: { name: 'asc' } },
  },
} satisfies Prisma.CampsiteInclude;

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
  const row = await client.campsite.findFirst({ where: { id: siteId, ...where }, include: withFeatures });
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

/** The sites round a place, nearest first. */
export async function sitesNear(
  viewer: Viewer,
  scope: Scope,
  centre: Position,
  wanted: Wanted,
): Promise<SearchAnswer> {
  const rows = await db.$queryRaw<FoundRow[]>(nearbySql(viewer, scope, centre, wanted));
  return { locations: rows.map(presentFound), total: rows[0]?.total ?? 0 };
}

/**
 * The search as SQL: one walk of the index over the box round the circle gives every hit, which `total` has to
 * count anyway; then only the nearest get their features.
 */
export function nearbySql(viewer: Viewer, scope: Scope, centre: Position, wanted: Wanted): Prisma.Sql {
  const reach = chordOf(wanted.radius);
  const here = Prisma.sql`earth_position(${centre.latitude}::float8, ${centre.longitude}::float8)`;
  const there = Prisma.sql`earth_position(c.latitude, c.longitude)`;
  return Prisma.sql`
    with boxed as materialized (
      select c.*, ${there} <-> ${here} chord
      from campsites c
      where not c.group_only and ${inScope(viewer, scope)}
        and ${there} <@ cube_enlarge(${here}, ${reach}::float8, 3)${matching(wanted)}
    ), nearest as (
      select *, count(*) over ()::int total
      from boxed where chord <= ${reach}::float8
      order by chord, id limit ${MOST}
    )
    select n.id::text, n.name, n.address, n.latitude, n.longitude, n.phone_contact, n.email_contact,
           n.campsite_url, n.share_flag, n.drivetrain, n.pet_friendly, n.source::text, n.chord, n.total,
           f.site_features, f.features
    from nearest n
    cross join lateral (
      select coalesce(array_agg(f.id::text order by f.name), '{}') site_features,
             coalesce(array_agg(f.name::text order by f.name), '{}') features
      from campsite_features cf join site_features f on f.id = cf.feature_id
      where cf.campsite_id = n.id and cf.present
    ) f
    order by n.chord, n.id`;
}

/** What the text and the filters add to the search's conditions. */
function matching({ text, filters }: Wanted): Prisma.Sql {
  const conditions = [Prisma.empty];
  if (text) {
    const pattern = containsPattern(text);
    conditions.push(Prisma.sql`(c.name ilike ${pattern} or c.address ilike ${pattern} or exists (
      select from campsite_features cf join site_features f on f.id = cf.feature_id
      where cf.campsite_id = c.id and cf.present and f.name::text ilike ${pattern}))`);
  }
  if (filters?.drivetrain) {
    const reachable = drivetrains.slice(0, drivetrains.indexOf(filters.drivetrain) + 1);
    conditions.push(Prisma.sql`c.drivetrain = any(${reachable})`);
  }
  if (filters?.pets != null) conditions.push(Prisma.sql`c.pet_friendly = ${filters.pets}`);
  for (const feature of new Set(filters?.features)) {
    conditions.push(Prisma.sql`exists (
      select from campsite_features cf
      where cf.campsite_id = c.id and cf.present and cf.feature_id = ${feature}::uuid)`);
  }
  return Prisma.join(conditions, ' and ');
}
