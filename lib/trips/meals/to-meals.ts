import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { type Diet, orderDiets } from './diets';
import { daysOf, type MealPlace, mealKinds, outsideOf } from './grid';
import { portionsAt } from './portions';
import type { Meal, MealItem, Meals } from './schema';

/** A saved meal. At least one of its cooks, its dish (`title`) or its shopping list is set. */
export interface MealRow extends MealPlace {
  title: string | null;
  notes: string | null;
  /** Ids of the households that cook, including households that are no longer going. */
  cooks: string[];
  /** The shopping list. `taken_by` may be a household that is no longer going. */
  items: MealItem[];
}

/** Columns of a trip that `toMeals` needs. */
export interface MealsRow {
  meals: MealRow[];
  diets: Diet[];
}

/** Returns all meals of a trip, day by day, and the diets of the people who eat. */
export function toMeals(trip: TripDates, going: readonly Household[], { meals, diets }: MealsRow) {
  return {
    days: daysOf(trip).map((day) => ({
      day,
      meals: mealKinds.map((meal) => {
        const row = meals.find((each) => each.day === day && each.meal === meal);
        return toMeal({ day, meal }, trip, going, row);
      }),
    })),
    diets: orderDiets(diets, going),
  } satisfies Meals;
}

/**
 * Converts a saved meal to the API's form, without cooks and buyers who are no longer going. An
 * undefined row gives an empty meal.
 */
export function toMeal(
  place: MealPlace,
  trip: TripDates,
  going: readonly Household[],
  row: MealRow | undefined,
): Meal {
  return {
    meal: place.meal,
    title: row?.title ?? null,
    notes: row?.notes ?? null,
    outside: outsideOf(going, trip, place),
    cooks: going
      .filter(({ household_id }) => row?.cooks.includes(household_id))
      .map(({ household_id, profile_name }) => ({ household_id, name: profile_name })),
    portions: portionsAt(going, trip, place),
    items: (row?.items ?? []).map((item) => ({
      ...item,
      taken_by: going.some(({ household_id }) => household_id === item.taken_by) ? item.taken_by : null,
    })),
  };
}
