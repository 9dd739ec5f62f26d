import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type AccessRow, accessColumns, toAccess } from '../seats/seating-columns';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { BookedTrip } from './booking-text';

interface GoingRow extends PeopleRow, BookedTrip, AccessRow {
  trip_name: string | null;
}

/** The households going on a trip, for its headcount; null when the caller can't see the trip. */
export async function getGoing(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [trip] = await readRows<GoingRow>(goingSql(caller));
  return trip ? { trip, going: toPeople(trip).attendees, access: toAccess(trip) } : null;
}

/** The query on its own, so that a test can check its plan. */
export const goingSql = (caller: TripCaller) => Prisma.sql`
  select t.name trip_name, t.location_name, ${peopleOfTrip}, ${accessColumns}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
