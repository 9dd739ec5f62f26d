import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { type Diet, orderDiets } from './diets';
import { daysOf, type MealPlace, mealKinds, outsideOf } from './grid';
import { type Portions, portionsOn } from './portions';
import type { Meal, MealItem, Meals } from './schema';

/** A meal that somebody has said anything of. */
export interface MealRow extends MealPlace {
  title: string | null;
  notes: string | null;
  /** The households, those too that aren't going any more. */
  cooks: string[];
  /** Taken also by those that aren't going any more. */
  items: MealItem[];
}

/** What `toMeals` takes of a trip. */
export interface MealsRow {
  meals: MealRow[];
  diets: Diet[];
}

/** Every meal of a trip by day, and who eats what not. */
export function toMeals(trip: TripDates, going: readonly Household[], { meals, diets }: MealsRow) {
  return {
    days: daysOf(trip).map((day) => {
      const portions = portionsOn(going, trip, day);
      return {
        day,
        meals: mealKinds.map((meal) => {
          const row = meals.find((each) => each.day === day && each.meal === meal);
          return mealOf({ day, meal }, row, { trip, going, portions });
        }),
      };
    }),
    diets: orderDiets(diets, going),
  } satisfies Meals;
}

/** One meal of it. */
export const toMeal = (
  place: MealPlace,
  trip: TripDates,
  going: readonly Household[],
  row: MealRow | undefined,
): Meal => mealOf(place, row, { trip, going, portions: portionsOn(going, trip, place.day) });

interface Around {
  trip: TripDates;
  going: readonly Household[];
  portions: Portions;
}

function mealOf(place: MealPlace, row: MealRow | undefined, { trip, going, portions }: Around): Meal {
  return {
    meal: place.meal,
    title: row?.title ?? null,
    notes: row?.notes ?? null,
    outside: outsideOf(trip, place),
    cooks: going
      .filter(({ household_id }) => row?.cooks.includes(household_id))
      .map(({ household_id, profile_name }) => ({ household_id, name: profile_name })),
    portions,
    items: (row?.items ?? []).map((item) => ({
      ...item,
      taken_by: going.some(({ household_id }) => household_id === item.taken_by) ? item.taken_by : null,
    })),
  };
}
