import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { mayBeAsked } from '../campsites/policy';
import { isId } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { readRows } from '../server/db/client';
import { type PeopleRow, peopleColumns, toPeople } from './attendance/people';
import { isHidden } from './policy';
import { type TripRow, toTrip } from './to-trip';
import { type LocationRow, siteColumns, toTripLocation } from './trip-location';
import { hasEnded, tripColumns, tripsOf } from './trip-rows';
import { versionOfTrip } from './trip-version';

type PageRow = TripRow & PeopleRow & LocationRow & { hidden: boolean; asks: boolean };

/** All that a trip's page shows, of one moment, whatever the number of people; null when there is no such trip. */
export async function getTripPage(viewer: Viewer, tripId: string) {
  if (!isId(tripId)) return null;
  const [found] = await readRows<PageRow>(tripPageSql(viewer, tripId));
  if (!found) return null;
  const { organiser, invites, crew, rides, campsite, said, hidden, asks, ...row } = found;
  const people = toPeople(viewer, { ...row, organiser, invites, crew, rides });
  return { ...toTrip(row), people, location: await toTripLocation(viewer, found), hidden, asks };
}

export const tripPageSql = (viewer: Viewer, tripId: string) => Prisma.sql`
  select ${tripColumns}, ${versionOfTrip} as version, ${peopleColumns}, ${siteColumns}, ${isHidden(viewer)} hidden,
         ${asksOfSite(viewer)} asks
  from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`;

/** Whether a trip that took place asks one of its organisers who was there what they know of its site. */
const asksOfSite = (viewer: Viewer) => Prisma.sql`(
  own.role is not null and own.attending and t.called_off_at is null and ${hasEnded()} and ${mayBeAsked(viewer)}
) is true`;
