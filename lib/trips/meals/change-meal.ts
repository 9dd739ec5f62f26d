import 'server-only';
import { type Day, dateOf } from '@/lib/dates';
import { badInput, conflict, notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { daysOf, notOfTrip, type TripDates } from '../date-rules';
import { householdFor, type LockedTrip, lockWithPeople } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { mealJson } from './get-meals';
import { type MealPlace, mealKinds } from './grid';
import type { ItemChange, Meal, MealChange } from './schema';
import { type MealRow, toMeal } from './to-meals';

/** Throws 400 for a day outside the trip, or for a text that isn't a date. */
export function requireDayOf(trip: TripDates, day: string): Day {
  if (daysOf(trip).includes(day)) return day;
  const words = notOfTrip(trip);
  throw badInput(words, { day: words });
}

const GOERS_ALONE = 'Only those who are going can plan the meals.';

interface NamedMeal {
  day: string;
  meal: string;
}

interface LockedMeal extends LockedTrip<unknown> {
  place: MealPlace;
  mealId: string;
}

/**
 * Throws 404 for somebody who isn't on the trip, 403 for one who isn't going, 409 when the trip is
 * over or was called off, and 400 for a day or meal that the trip doesn't have.
 */
async function lockMeal(tx: Tx, caller: TripCaller, named: NamedMeal): Promise<LockedMeal> {
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

async function readMeal(tx: Tx, { place, mealId, row, households }: LockedMeal): Promise<Meal> {
  const [saved] = await readRows<{ meal: MealRow }>(
    Prisma.sql`select ${mealJson} meal from meals m where m.id = ${mealId}::uuid`,
    tx,
  );
  return toMeal(place, row, households, saved?.meal);
}

async function changeWithin(
  caller: TripCaller,
  named: NamedMeal,
  change: (tx: Tx, locked: LockedMeal) => Promise<void>,
): Promise<Meal> {
  return db.$transaction(async (tx) => {
    const locked = await lockMeal(tx, caller, named);
    await change(tx, locked);
    return readMeal(tx, locked);
  });
}

export const changeMeal = (
  caller: TripCaller,
  named: NamedMeal,
  { title, notes, cook, household_id }: MealChange,
): Promise<Meal> =>
  changeWithin(caller, named, async (tx, locked) => {
    const { tripId, mealId } = locked;
    // The household is checked even where nothing is said about it, so that no foreign id passes.
    const household = typeof cook === 'boolean' || household_id ? householdFor(locked, household_id) : null;
    if (typeof cook === 'boolean' && household) {
      const row = { mealId, tripId, householdId: household.household_id };
      if (cook) await tx.mealCook.createMany({ data: [row], skipDuplicates: true });
      else await tx.mealCook.deleteMany({ where: row });
    }
    const data = omitUndefined({ title, notes });
    if (Object.keys(data).length > 0) await tx.meal.update({ where: { id: mealId }, data });
  });

/** No trip buys that many, and they fit on one page. */
export const MOST_ITEMS = 500;

export const addItem = (caller: TripCaller, named: NamedMeal, { text }: { text: string }): Promise<Meal> =>
  changeWithin(caller, named, async (tx, { tripId, mealId }) => {
    if ((await tx.mealItem.count({ where: { tripId } })) >= MOST_ITEMS) {
      throw conflict(`A trip’s shopping list has room for ${MOST_ITEMS} things. Please remove some first.`);
    }
    await tx.mealItem.create({ data: { tripId, mealId, text } });
  });

/** Throws 409 when another household already buys the item, unless the caller is an organiser. */
export const changeItem = (caller: TripCaller, named: NamedMeal, id: string, change: ItemChange) =>
  changeWithin(caller, named, async (tx, locked) => {
    const item = await tx.mealItem.findFirst({ where: { id, mealId: locked.mealId } });
    if (!item) throw notFound();
    const { taken, household_id, ...words } = change;
    if (household_id) householdFor(locked, household_id);
    const takenBy = taken === undefined ? item.takenBy : takerOf(locked, item, { taken, household_id });
    await tx.mealItem.update({ where: { id }, data: { ...omitUndefined(words), takenBy } });
  });

function takerOf(
  locked: LockedMeal,
  { takenBy }: { takenBy: string | null },
  { taken, household_id }: Pick<ItemChange, 'taken' | 'household_id'>,
): string | null {
  const household = householdFor(locked, household_id);
  if (!taken) return takenBy === household.household_id ? null : takenBy;
  const buyer = locked.households.find((each) => each.household_id === takenBy);
  if (buyer && buyer !== household && !locked.runs) {
    throw conflict(`${oneLine(buyer.profile_name)} buys that already.`);
  }
  return household.household_id;
}

export const removeItem = (caller: TripCaller, named: NamedMeal, id: string): Promise<Meal> =>
  changeWithin(caller, named, async (tx, { mealId }) => {
    const { count } = await tx.mealItem.deleteMany({ where: { id, mealId } });
    if (count === 0) throw notFound();
  });
