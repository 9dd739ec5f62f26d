import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type SeatPlan, seatPlan } from './seat-plan';
import { accessColumns, type SeatingRow, seatingColumns, toAccess } from './seating-columns';

/** Null when the caller can't see the trip. */
export async function getHouseholds(caller: TripCaller) {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & SeatingRow>(Prisma.sql`
    select ${peopleOfTrip}, ${seatingColumns}, ${accessColumns}
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`);
  if (!trip) return null;
  const { seats, part_way = {}, tows } = trip;
  return {
    dates: trip,
    households: toPeople(trip).attendees,
    seating: { seats, part_way, tows },
    access: toAccess(trip),
  };
}

/** Null when the caller can't see the trip. */
export async function getSeats(caller: TripCaller): Promise<SeatPlan | null> {
  const found = await getHouseholds(caller);
  return found && seatPlan(found.households, found.seating, found.access);
}
