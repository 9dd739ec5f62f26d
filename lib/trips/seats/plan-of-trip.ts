import 'server-only';
import { shownByTrip } from '@/lib/campsites/policy';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { everybodyOn, type PeopleRow, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { type SeatPlan, seatPlan } from './seat-plan';
import { accessColumn, type SeatingRow, seatingColumns } from './seating-columns';

/** A trip's seats as nobody's view; null when there is no such trip. */
export async function planOfTrip(
  tx: Tx,
  tripId: string,
): Promise<{ households: Household[]; plan: SeatPlan } | null> {
  const [trip] = await readRows<PeopleRow & SeatingRow>(
    Prisma.sql`
      select ${everybodyOn}, ${seatingColumns}, ${accessColumn}
      from trips t left join campsites c on c.id = t.campsite_id and ${shownByTrip}
      where t.id = ${tripId}::uuid`,
    tx,
  );
  if (!trip) return null;
  const { attendees: households } = toPeople(trip);
  return { households, plan: seatPlan(households, trip, trip.access) };
}
