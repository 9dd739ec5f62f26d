import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { mealKey, mealsOf } from './grid';
import { eatersAt } from './portions';

export interface Diet {
  household_id: string;
  name: string;
  diet: string;
}

const allergyWords = /\b(?:allerg|anaphyla|epipen|coeliac|celiac|intoleran)/i;

export const isAllergy = (diet: string): boolean => allergyWords.test(diet);

/** Allergies first, then the others in the order of the households. */
export function orderDiets(diets: readonly Diet[], going: readonly Household[]): Diet[] {
  const ofGoing = going.flatMap(({ household_id }) =>
    diets.filter((diet) => diet.household_id === household_id),
  );
  return [
    ...ofGoing.filter(({ diet }) => isAllergy(diet)),
    ...ofGoing.filter(({ diet }) => !isAllergy(diet)),
  ];
}

/** Keyed by day and meal, such as "2027-03-26 dinner". */
export function dietsByMeal(
  trip: TripDates,
  going: readonly Household[],
  diets: readonly Diet[],
): Record<string, Diet[]> {
  if (diets.length === 0) return {};
  return Object.fromEntries(
    mealsOf(trip).flatMap((place) => {
      const eating = new Set(eatersAt(going, trip, place).map(({ household_id }) => household_id));
      const eaten = diets.filter(({ household_id }) => eating.has(household_id));
      return eaten.length > 0 ? [[mealKey(place), eaten]] : [];
    }),
  );
}
