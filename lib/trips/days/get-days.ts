import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type ForecastsRow, forecastsColumn } from '../before-you-go/kept-forecast';
import { mealsColumn } from '../meals/meal-columns';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { dutyColumns, plansColumn } from './day-columns';
import type { Days } from './schema';
import { type DaysRow, toDays } from './to-days';

/** Returns a trip day by day; null when the reader isn't on the trip. */
export async function getDays(caller: TripCaller): Promise<Days | null> {
  if (!isId(caller.tripId)) return null;
  const [trip] = await readRows<PeopleRow & DaysRow>(Prisma.sql`
    select ${peopleOfTrip}, ${daysColumns} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  return trip ? toDays(trip, toPeople(trip).attendees, trip) : null;
}

/** The data that the days page needs in addition to the data that every page of the trip reads. */
export interface DaysPageRow extends DaysRow, ForecastsRow {
  latitude: number | null;
  longitude: number | null;
  state: string | null;
}

/** Returns the days page's data for a page that has already read the trip's people. */
export async function getDaysRow(caller: TripCaller): Promise<DaysPageRow | null> {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<DaysPageRow>(daysRowSql(caller));
  return row ?? null;
}

/** SQL of `getDaysRow`. It is exported so that a test can check its query plan. */
export const daysRowSql = (caller: TripCaller) => Prisma.sql`
  select ${daysColumns}, c.latitude, c.longitude, c.state, ${forecastsColumn}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

/** SQL columns of a trip `t` that `toDays` needs in addition to the trip's people. */
export const daysColumns = Prisma.sql`${dutyColumns}, ${plansColumn}, ${mealsColumn}`;
