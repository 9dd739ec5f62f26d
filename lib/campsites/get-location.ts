import 'server-only';
import { id, isId } from '@/lib/fields';
import { kmBetween, type Position, roundKm } from '@/lib/geometry';
import { postcodeCentre } from '@/lib/places/find-place';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { readRecent } from '@/lib/server/db/replica';
import { type Campsite as CampsiteRow, Prisma } from '@/prisma/generated/client';
import { saidColumns } from './facts/known-site';
import { ownObservation } from './observations/observations-sql';
import type { Observation, Observations } from './observations/schema';
import { isSavedBy, isVisibleTo, ownedBy, visibleTo } from './policy';
import type { Campsite, LocationResponse, SiteDetail, SiteEvidence, SitePark } from './schema';
import { isStateSure, knownFeatures, sourceOf, toSiteDetail } from './to-campsite';

export interface SqlSite extends Omit<Campsite, 'source'> {
  source: CampsiteRow['source'];
}

export const siteColumns = Prisma.sql`
  c.id::text, c.name, c.address, c.latitude, c.longitude, c.phone_contact, c.email_contact, c.campsite_url,
  c.share_flag, c.drivetrain, c.pet_friendly, c.source::text, f.site_features, f.features, f.missing_features`;

export const featuresBeside = Prisma.sql`cross join lateral (
  select coalesce(array_agg(f.id::text order by f.name) filter (where cf.present), '{}') site_features,
         coalesce(array_agg(f.name::text order by f.name) filter (where cf.present), '{}') features,
         coalesce(array_agg(f.name::text order by f.name) filter (where not cf.present), '{}') missing_features
  from campsite_features cf join site_features f on f.id = cf.feature_id
  where cf.campsite_id = c.id
) f`;

export const withSource = <Row extends SqlSite>(row: Row) => ({
  ...row,
  source: sourceOf(row.source, row.share_flag),
});

export async function getCampsite(viewer: Viewer, siteId: string): Promise<SiteDetail | null> {
  return siteWhere(siteId, visibleTo(viewer));
}

export async function getOwnSite(
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
  return row && toSiteDetail(row);
}

export async function isOwnSite(viewer: Viewer, siteId: string): Promise<boolean> {
  return (await db.campsite.count({ where: { id: siteId, ...ownedBy(viewer) } })) > 0;
}

export interface LocationRow extends SqlSite {
  postcode: string | null;
  state: string | null;
  state_said: boolean;
  saved: boolean;
  park: SitePark | null;
  evidence: SiteEvidence | null;
  observations: Observations;
  own_observation: Observation | null;
}

export const locationColumns = (viewer: Viewer) => Prisma.sql`
  ${siteColumns}, c.postcode, c.state, c.state_said, ${isSavedBy(viewer)} saved,
  ${saidColumns}, ${ownObservation(viewer)} own_observation`;

export const siteSeenBy = (viewer: Viewer, siteId: string) => Prisma.sql`
  campsites c ${featuresBeside} where c.id = ${siteId}::uuid and ${isVisibleTo(viewer)}`;

export async function getLocation(viewer: Viewer, siteId: string): Promise<LocationResponse | null> {
  if (!isId(siteId)) return null;
  const [[row], home] = await Promise.all([
    readRecent<LocationRow>(
      Prisma.sql`select ${locationColumns(viewer)} from ${siteSeenBy(viewer, siteId)}`,
      viewer,
    ),
    homeOf(viewer),
  ]);
  return row ? toLocation(row, home) : null;
}

export const homeOf = (viewer: Viewer) => postcodeCentre(viewer.postcode);

export function toLocation(
  { saved, park, evidence, observations, own_observation, state_said, ...row }: LocationRow,
  home: Position | null,
): LocationResponse {
  return {
    location: { ...withSource(row), state_sure: isStateSure(row, state_said) },
    features: row.site_features.map((id, index) => ({ id, name: row.features[index] ?? '' })),
    distance: home && roundKm(kmBetween(home, row)),
    saved,
    park,
    evidence,
    observations,
    own_observation,
  };
}
