import 'server-only';
import { isId } from '@/lib/fields';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { mealColumns } from './meal-columns';
import { type MealsRow, toMeals } from './to-meals';

export async function getMeals(caller: TripCaller) {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const [trip] = await readRows<PeopleRow & MealsRow>(Prisma.sql`
    select ${peopleOfTrip}, ${mealColumns} from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid`);
  return trip ? toMeals(trip, toPeople(trip).attendees, trip) : null;
}

export async function getMealRows(caller: TripCaller): Promise<MealsRow | null> {
  if (!isId(caller.tripId)) return null;
  const [rows] = await readRows<MealsRow>(mealRowsSql(caller));
  return rows ?? null;
}

/** Exported so that a test can check its query plan. */
export const mealRowsSql = (caller: TripCaller) => Prisma.sql`
  select ${mealColumns} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
