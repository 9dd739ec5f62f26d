import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isId } from '../fields';
import { kmBetween, type Position, roundKm } from '../geometry';
import { postcodeCentre } from '../places/find-place';
import type { Viewer } from '../server/auth/viewer';
import { readRecent } from '../server/db/replica';
import { saidColumns } from './facts/known-site';
import { ownObservation } from './observations/observations-sql';
import type { Observation, Observations } from './observations/schema';
import { isSavedBy, isVisibleTo } from './policy';
import type { LocationResponse, SiteEvidence, SitePark } from './schema';
import { featuresBeside, type SqlSite, siteColumns, withSource } from './site-rows';
import { isStateSure } from './sites/state-sure';

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
