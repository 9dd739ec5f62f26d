import 'server-only';
import { siteDisagreements } from '@/lib/campsites/facts/known-site';
import {
  homeOf,
  type LocationRow,
  locationColumns,
  siteSeenBy,
  toLocation,
} from '@/lib/campsites/get-location';
import { type NearbyRow, nearbySites, toNearby } from '@/lib/campsites/nearby-sites';
import { isOwnedBy, mergedInto } from '@/lib/campsites/policy';
import type { Disagreements } from '@/lib/campsites/schema';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRecent } from '@/lib/server/db/replica';
import { Prisma } from '@/prisma/generated/client';
import { type OwnFitRow, ownFitColumns, toOwnFit } from '../fit/own-fit';
import { type OwnTripAtSite, ownTripsAtSite } from './own-trips-at-site';

interface PageRow extends LocationRow, OwnFitRow {
  own: boolean;
  changed_on: string;
  disagreements: Disagreements;
  merged_into: string | null;
  nearby: NearbyRow[];
  trips: OwnTripAtSite[];
}

/** Null when the site doesn't exist or the viewer may not see it. */
export async function getCampsitePage(viewer: Viewer, siteId: string) {
  if (!isId(siteId)) return null;
  const [[found], home] = await Promise.all([
    readRecent<PageRow>(campsitePageSql(viewer, siteId), viewer),
    homeOf(viewer),
  ]);
  if (!found) return null;
  const { own, changed_on, disagreements, merged_into, nearby, trips, known, own_crew, own_rides, ...row } =
    found;
  return {
    ...toLocation(row, home),
    own,
    changedOn: changed_on,
    mergedInto: merged_into,
    disagreements,
    nearby: toNearby(row, nearby),
    trips,
    findings: toOwnFit(viewer, { known, own_crew, own_rides }),
  };
}

/** Exported so that a test can check its plan. */
export const campsitePageSql = (viewer: Viewer, siteId: string) => Prisma.sql`
  select ${locationColumns(viewer)}, ${isOwnedBy(viewer)} is true own,
         (c.updated_at at time zone 'Australia/Sydney')::date::text changed_on,
         ${siteDisagreements} disagreements, ${mergedInto} merged_into,
         ${nearbySites(viewer)} nearby, ${ownTripsAtSite(viewer, Prisma.sql`t.campsite_id = c.id`)} trips,
         ${ownFitColumns(viewer)}
  from ${siteSeenBy(viewer, siteId)}`;
