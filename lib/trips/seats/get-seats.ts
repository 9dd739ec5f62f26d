import 'server-only';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleColumns, toPeople } from '../attendance/people';
import { tripsOf } from '../trip-rows';
import { type Seating, type SeatPlan, seatPlan } from './seat-plan';
import { seatingColumns } from './seating-columns';

/** Those going on a trip and who sits where; null when there is no such trip for the viewer. */
export async function getHouseholds(viewer: Viewer, tripId: string) {
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & Seating>(Prisma.sql`
    select t.id::text, t.start_date::text, t.end_date::text, ${peopleColumns}, ${seatingColumns}
    from ${tripsOf(viewer)} where t.id = ${tripId}::uuid`);
  if (!trip) return null;
  const { seats, tows } = trip;
  return { households: toPeople(viewer, trip).attendees, seating: { seats, tows } };
}

/** Who rides with whom; null likewise. */
export async function getSeats(viewer: Viewer, tripId: string): Promise<SeatPlan | null> {
  const found = await getHouseholds(viewer, tripId);
  return found && seatPlan(found.households, found.seating);
}
