import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import { mealKey, mealsOf } from './grid';
import { eatersAt } from './portions';

/** The foods that a person avoids, with the person's household. */
export interface Diet {
  household_id: string;
  name: string;
  diet: string;
}

/** Matches words for an allergy or intolerance, as opposed to a preference. */
const allergyWords = /\b(?:allerg|anaphyla|epipen|coeliac|celiac|intoleran)/i;

/** True when a diet is an allergy or intolerance, and not only a preference. */
export const isAllergy = (diet: string): boolean => allergyWords.test(diet);

/**
 * Returns the diets of the households that are going: allergies first, then the others in the order
 * of the households.
 */
export function orderDiets(diets: readonly Diet[], going: readonly Household[]): Diet[] {
  const ofGoing = going.flatMap(({ household_id }) =>
    diets.filter((diet) => diet.household_id === household_id),
  );
  return [
    ...ofGoing.filter(({ diet }) => isAllergy(diet)),
    ...ofGoing.filter(({ diet }) => !isAllergy(diet)),
  ];
}

/**
 * For each meal, returns the diets of the people who eat it, keyed by day and meal, such as
 * "2027-03-26 dinner". Leaves out meals where nobody has a diet.
 */
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
