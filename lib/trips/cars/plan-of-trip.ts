import 'server-only';
import { shownByTrip } from '@/lib/campsites/policy';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { everybodyOn, type PeopleRow, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { type SeatPlan, seatPlan } from './seat-plan';
import { accessColumns, type SeatingRow, seatingColumns, toAccess } from './seating-columns';

/** Null for an unknown trip. Doesn't check what a reader may see. */
export async function planOfTrip(
  tx: Tx,
  tripId: string,
): Promise<{ households: Household[]; plan: SeatPlan } | null> {
  const [trip] = await readRows<PeopleRow & SeatingRow>(
    Prisma.sql`
      select ${everybodyOn}, ${seatingColumns}, ${accessColumns}
      from trips t left join campsites c on c.id = t.campsite_id and ${shownByTrip}
      where t.id = ${tripId}::uuid`,
    tx,
  );
  if (!trip) return null;
  const { attendees: households } = toPeople(trip);
  return { households, plan: seatPlan(households, trip, toAccess(trip)) };
}
