import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { homeOf, type LocationRow, locationColumns, siteSeenBy, toLocation } from '../campsites/get-location';
import { nearbyColumn, type SiteNearby, toNearby } from '../campsites/nearby-sites';
import { isOwnedBy } from '../campsites/policy';
import { isId } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import { isHidden, visibleToSql } from './policy';
import type { Trip } from './schema';

/** How many of one's own trips to a site its page lists, the latest first. */
const MOST_TRIPS = 5;

type TripThere = Pick<Trip, 'id' | 'trip_name' | 'start_date' | 'end_date'>;

interface PageRow extends LocationRow {
  own: boolean;
  /** The day on which its owner last changed it. */
  changed_on: string;
  nearby: Omit<SiteNearby, 'distance'>[];
  trips: TripThere[];
}

/** All that a campsite's page shows, in one round trip; null when there is no such site for the viewer. */
export async function getCampsitePage(viewer: Viewer, siteId: string) {
  if (!isId(siteId)) return null;
  const [[found], home] = await Promise.all([
    readRows<PageRow>(campsitePageSql(viewer, siteId)),
    homeOf(viewer),
  ]);
  if (!found) return null;
  const { own, changed_on, nearby, trips, ...row } = found;
  return { ...toLocation(row, home), own, changedOn: changed_on, nearby: toNearby(row, nearby), trips };
}

/** The very query, on its own so that a test can see its plan. */
export const campsitePageSql = (viewer: Viewer, siteId: string) => Prisma.sql`
  select ${locationColumns(viewer)}, ${isOwnedBy(viewer)} is true own,
         (c.updated_at at time zone 'Australia/Sydney')::date::text changed_on,
         ${nearbyColumn(viewer)}, ${tripsColumn(viewer)}
  from ${siteSeenBy(viewer, siteId)}`;

/** The viewer's trips to a site `c`, save those that they don't go on or have put out of sight. */
const tripsColumn = (viewer: Viewer) => Prisma.sql`(
  select coalesce(json_agg(there), '[]') from (
    select t.id, t.name trip_name, t.start_date, t.end_date
    from ${visibleToSql(viewer)} own join trips t on t.id = own.trip_id
    where t.campsite_id = c.id and own.attending is not false and t.called_off_at is null
      and not ${isHidden(viewer)}
    order by t.start_date desc, t.id limit ${MOST_TRIPS}
  ) there) trips`;
