import 'server-only';
import { omitUndefined } from '@/lib/omit-undefined';
import { db } from '@/lib/server/db/client';
import { householdFor } from '../lock-with-people';
import type { TripCaller } from '../trip-caller';
import { lockMeal, type NamedMeal, readMeal } from './lock-meal';
import type { Meal, MealChange } from './schema';

export async function changeMeal(
  caller: TripCaller,
  named: NamedMeal,
  { title, notes, cook, household_id }: MealChange,
): Promise<Meal> {
  return db.$transaction(async (tx) => {
    const locked = await lockMeal(tx, caller, named);
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
    return readMeal(tx, locked);
  });
}
