import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import type { Access } from '../seats/car-standing';
import { accessColumn } from '../seats/seating-columns';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { BookedTrip } from './booking-text';

interface GoingRow extends PeopleRow, BookedTrip {
  trip_name: string | null;
  access: Access;
}

/** Who is going on a trip, for its headcount; null when there is no such trip. */
export async function getGoing(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [trip] = await readRows<GoingRow>(goingSql(caller));
  return trip ? { trip, going: toPeople(trip).attendees } : null;
}

/** The very query, on its own so that a test can see its plan. */
export const goingSql = (caller: TripCaller) => Prisma.sql`
  select t.name trip_name, t.location_name, ${peopleOfTrip}, ${accessColumn}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
