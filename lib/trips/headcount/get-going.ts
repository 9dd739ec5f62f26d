import 'server-only';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { tripsOf } from '../trip-rows';
import type { BookedTrip } from './booking-text';

interface GoingRow extends PeopleRow, BookedTrip {
  trip_name: string | null;
}

/** Who is going on a trip, for its headcount; null when there is no such trip. */
export async function getGoing(viewer: Viewer, tripId: string) {
  if (!isId(tripId)) return null;
  const [trip] = await readRows<GoingRow>(goingSql(viewer, tripId));
  return trip ? { trip, going: toPeople(trip).attendees } : null;
}

/** The very query, on its own so that a test can see its plan. */
export const goingSql = (viewer: Viewer, tripId: string) => Prisma.sql`
  select t.name trip_name, t.location_name, ${peopleOfTrip}
  from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`;
