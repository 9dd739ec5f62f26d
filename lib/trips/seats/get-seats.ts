import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleColumns, toPeople } from '../attendance/people';
import { type Planner, tripOfPlanner, viewerOf } from './planner';
import { type Seating, type SeatPlan, seatPlan } from './seat-plan';
import { seatingColumns } from './seating-columns';

/** Those going on a trip and who sits where; null when there is no such trip for whoever asks. */
export async function getHouseholds(planner: Planner) {
  const { tripId } = planner;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & Seating>(Prisma.sql`
    select t.id::text, t.start_date::text, t.end_date::text, ${peopleColumns}, ${seatingColumns}
    from ${tripOfPlanner(planner)} where t.id = ${tripId}::uuid`);
  if (!trip) return null;
  const { seats, tows } = trip;
  return { households: toPeople(viewerOf(planner), trip).attendees, seating: { seats, tows } };
}

/** Who rides with whom; null likewise. */
export async function getSeats(planner: Planner): Promise<SeatPlan | null> {
  const found = await getHouseholds(planner);
  return found && seatPlan(found.households, found.seating);
}
