import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isId } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import { type PeopleRow, peopleColumns, toPeople } from './attendance/people';
import { isHidden } from './policy';
import { type TripRow, toTrip } from './to-trip';
import { type LocationRow, siteColumn, toTripLocation } from './trip-location';
import { tripColumns, tripsOf } from './trip-rows';
import { versionOfTrip } from './trip-version';

type PageRow = TripRow & PeopleRow & LocationRow & { hidden: boolean };

/** All that a trip's page shows, of one moment, whatever the number of people; null when there is no such trip. */
export async function getTripPage(viewer: Viewer, tripId: string) {
  if (!isId(tripId)) return null;
  const [found] = await readRows<PageRow>(Prisma.sql`
    select ${tripColumns}, ${versionOfTrip} as version, ${peopleColumns}, ${siteColumn}, ${isHidden(viewer)} hidden
    from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`);
  if (!found) return null;
  const { organiser, invites, crew, rides, campsite, hidden, ...row } = found;
  const people = toPeople(viewer, { organiser, invites, crew, rides });
  return { ...toTrip(row), people, location: toTripLocation(found), hidden };
}
