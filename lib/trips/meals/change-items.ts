import 'server-only';
import { conflict, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { type LockedMeal, lockMeal, type NamedMeal, readMeal } from './lock-meal';
import type { ItemChange, Meal } from './schema';

/** More than any trip shops for, and few enough for one page. */
export const MOST_ITEMS = 500;

/** Puts something on a meal's shopping list. */
export const addItem = (caller: TripCaller, named: NamedMeal, { text }: { text: string }): Promise<Meal> =>
  changeItems(caller, named, async (tx, { tripId, mealId }) => {
    if ((await tx.mealItem.count({ where: { tripId } })) >= MOST_ITEMS) {
      throw conflict(`A trip’s shopping list has room for ${MOST_ITEMS} things. Please remove some first.`);
    }
    await tx.mealItem.create({ data: { tripId, mealId, text } });
  });

/** Ticks a thing on it off or on, or words it otherwise. */
export const changeItem = (caller: TripCaller, named: NamedMeal, id: string, change: ItemChange) =>
  changeItems(caller, named, async (tx, { mealId }) => {
    const { text = null, ticked = null } = change;
    const count = await tx.$executeRaw`
      update meal_items set text = coalesce(${text}, text), ticked = coalesce(${ticked}::boolean, ticked)
      where id = ${id}::uuid and meal_id = ${mealId}::uuid`;
    if (count === 0) throw notFound();
  });

export const removeItem = (caller: TripCaller, named: NamedMeal, id: string): Promise<Meal> =>
  changeItems(caller, named, async (tx, { mealId }) => {
    const { count } = await tx.mealItem.deleteMany({ where: { id, mealId } });
    if (count === 0) throw notFound();
  });

/** Runs a change of a meal's list, and responds with the meal. */
async function changeItems(
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
