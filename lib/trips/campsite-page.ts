import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { homeOf, type LocationRow, locationColumns, siteSeenBy, toLocation } from '../campsites/get-location';
import { siteDisagreements } from '../campsites/known-site';
import { type NearbyRow, nearbySites, toNearby } from '../campsites/nearby-sites';
import { isOwnedBy, mergedInto } from '../campsites/policy';
import type { Disagreements } from '../campsites/schema';
import { isId } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { readRecent } from '../server/db/replica';
import { type OwnFitRow, ownFitColumns, toOwnFit } from './fit/own-fit';
import { type TripThere, tripsThere } from './trips-there';

interface PageRow extends LocationRow, OwnFitRow {
  own: boolean;
  /** The day on which its owner last changed it. */
  changed_on: string;
  disagreements: Disagreements;
  merged_into: string | null;
  nearby: NearbyRow[];
  trips: TripThere[];
}

/** All that a campsite's page shows, in one round trip; null when there is no such site for the viewer. */
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

/** The very query, on its own so that a test can see its plan. */
export const campsitePageSql = (viewer: Viewer, siteId: string) => Prisma.sql`
  select ${locationColumns(viewer)}, ${isOwnedBy(viewer)} is true own,
         (c.updated_at at time zone 'Australia/Sydney')::date::text changed_on,
         ${siteDisagreements} disagreements, ${mergedInto} merged_into,
         ${nearbySites(viewer)} nearby, ${tripsThere(viewer, Prisma.sql`t.campsite_id = c.id`)} trips,
         ${ownFitColumns(viewer)}
  from ${siteSeenBy(viewer, siteId)}`;
