import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput } from '@/lib/errors';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TripDates } from '../date-rules';
import { type LockedTrip, lockWithPeople } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { requireDayOf } from './day-of-trip';
import { type MealPlace, mealKinds } from './grid';
import { mealJson } from './meal-columns';
import type { Meal } from './schema';
import { type MealRow, toMeal } from './to-meals';

const GOERS_ALONE = 'Only those who are going can plan the meals.';

export interface NamedMeal {
  day: string;
  meal: string;
}

export interface LockedMeal extends LockedTrip<unknown> {
  place: MealPlace;
  mealId: string;
}

/**
 * Throws 404 for somebody who isn't on the trip, 403 for one who isn't going, 409 when the trip is
 * over or was called off, and 400 for a day or meal that the trip doesn't have.
 */
export async function lockMeal(tx: Tx, caller: TripCaller, named: NamedMeal): Promise<LockedMeal> {
  const locked = await lockWithPeople(tx, caller, { goers: GOERS_ALONE });
  const place = placeOf(named, locked.row);
  const key = { tripId: caller.tripId, day: dateOf(place.day), kind: place.meal };
  const { id } = await tx.meal.upsert({
    where: { tripId_day_kind: key },
    create: key,
    update: {},
    select: { id: true },
  });
  return { ...locked, place, mealId: id };
}

function placeOf({ day, meal }: NamedMeal, trip: TripDates): MealPlace {
  requireDayOf(trip, day);
  const kind = mealKinds.find((each) => each === meal);
  if (kind) return { day, meal: kind };
  const message = 'Please choose breakfast, lunch, dinner or snacks.';
  throw badInput(message, { meal: message });
}

export async function readMeal(tx: Tx, { place, mealId, row, households }: LockedMeal): Promise<Meal> {
  const [saved] = await readRows<{ meal: MealRow }>(
    Prisma.sql`select ${mealJson} meal from meals m where m.id = ${mealId}::uuid`,
    tx,
  );
  return toMeal(place, row, households, saved?.meal);
}
