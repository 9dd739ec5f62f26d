import 'server-only';
import { conflict, notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db, type Tx } from '@/lib/server/db/client';
import { oneLine } from '@/lib/text';
import { householdFor } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { type LockedMeal, lockMeal, type NamedMeal, readMeal } from './lock-meal';
import type { ItemChange, Meal } from './schema';

/** No trip buys that many, and they fit on one page. */
export const MOST_ITEMS = 500;

export const addItem = (caller: TripCaller, named: NamedMeal, { text }: { text: string }): Promise<Meal> =>
  changeItems(caller, named, async (tx, { tripId, mealId }) => {
    if ((await tx.mealItem.count({ where: { tripId } })) >= MOST_ITEMS) {
      throw conflict(`A trip’s shopping list has room for ${MOST_ITEMS} things. Please remove some first.`);
    }
    await tx.mealItem.create({ data: { tripId, mealId, text } });
  });

/** Throws 409 when another household already buys the item, unless the caller is an organiser. */
export const changeItem = (caller: TripCaller, named: NamedMeal, id: string, change: ItemChange) =>
  changeItems(caller, named, async (tx, locked) => {
    const item = await tx.mealItem.findFirst({ where: { id, mealId: locked.mealId } });
    if (!item) throw notFound();
    const { taken, household_id, ...words } = change;
    // The household is checked even where nothing is said about it, so that no foreign id passes.
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
  changeItems(caller, named, async (tx, { mealId }) => {
    const { count } = await tx.mealItem.deleteMany({ where: { id, mealId } });
    if (count === 0) throw notFound();
  });

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
