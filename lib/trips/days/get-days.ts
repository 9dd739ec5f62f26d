import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type ForecastsRow, forecastsColumn } from '../before-you-go/get-before-you-go';
import { mealsColumn } from '../meals/get-meals';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { dutyColumns, plansColumn } from './day-columns';
import type { Days } from './schema';
import { type DaysRow, toDays } from './to-days';

export async function getDays(caller: TripCaller): Promise<Days | null> {
  if (!isId(caller.tripId)) return null;
  const [trip] = await readRows<PeopleRow & DaysRow>(Prisma.sql`
    select ${peopleOfTrip}, ${daysColumns} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  return trip ? toDays(trip, toPeople(trip).attendees, trip) : null;
}

export interface DaysPageRow extends DaysRow, ForecastsRow {
  latitude: number | null;
  longitude: number | null;
  state: string | null;
}

export async function getDaysRow(caller: TripCaller): Promise<DaysPageRow | null> {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<DaysPageRow>(daysRowSql(caller));
  return row ?? null;
}

/** Exported so that a test can check its query plan. */
const daysRowSql = (caller: TripCaller) => Prisma.sql`
  select ${daysColumns}, c.latitude, c.longitude, c.state, ${forecastsColumn}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

export const daysColumns = Prisma.sql`${dutyColumns}, ${plansColumn}, ${mealsColumn}`;
