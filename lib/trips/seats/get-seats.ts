import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type SeatPlan, seatPlan } from './seat-plan';
import { accessColumn, type SeatingRow, seatingColumns } from './seating-columns';

/** Those going on a trip, who sits where and what the way in asks of a car; null when there is no such trip for whoever asks. */
export async function getHouseholds(caller: TripCaller) {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & SeatingRow>(Prisma.sql`
    select ${peopleOfTrip}, ${seatingColumns}, ${accessColumn}
    from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`);
  if (!trip) return null;
  const { seats, tows, access } = trip;
  return { households: toPeople(trip).attendees, seating: { seats, tows }, access };
}

/** Who rides with whom; null likewise. */
export async function getSeats(caller: TripCaller): Promise<SeatPlan | null> {
  const found = await getHouseholds(caller);
  return found && seatPlan(found.households, found.seating, found.access);
}
