import type { Household } from '../attendance/schema';
import { daysOf, type TripDates } from '../date-rules';
import { type Diet, orderDiets } from './diets';
import { type MealPlace, mealKinds, outsideOf } from './grid';
import { portionsAt } from './portions';
import type { Meal, MealItem, Meals } from './schema';

export interface MealRow extends MealPlace {
  title: string | null;
  notes: string | null;
  /** Includes households that are no longer going. */
  cooks: string[];
  /** `taken_by` may be a household that is no longer going. */
  items: MealItem[];
}

export interface MealsRow {
  meals: MealRow[];
  diets: Diet[];
}

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

/** Leaves out cooks and buyers who are no longer going. */
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
