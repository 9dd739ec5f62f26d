import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { gearColumn } from './gear-columns';
import { type GearRow, gearLinesOf } from './lines';
import type { GearLine } from './schema';

async function getTripGear(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [trip] = await readRows<PeopleRow & { gear: GearRow }>(gearSql(caller));
  if (!trip) return null;
  const households = toPeople(trip).attendees;
  return { trip, households, lines: gearLinesOf(trip, households, trip.gear) };
}

export const getGear = async (caller: TripCaller): Promise<GearLine[] | null> =>
  (await getTripGear(caller))?.lines ?? null;

/** Exported so that a test can check its query plan. */
export const gearSql = (caller: TripCaller) => Prisma.sql`
  select ${peopleOfTrip}, ${gearColumn} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
