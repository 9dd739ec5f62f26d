import type { Household } from '../attendance/schema';

/** Who eats what not, by the household that brings them. */
export interface Diet {
  household_id: string;
  name: string;
  diet: string;
}

/** Words that say that something would make somebody ill. */
const allergyWords = /\b(?:allerg|anaphyla|epipen|coeliac|celiac|intoleran)/i;

/** Whether a diet is no mere preference. */
export const isAllergy = (diet: string): boolean => allergyWords.test(diet);

/** The diets of those who are going: allergies first, then in the order of the households. */
export function orderDiets(diets: readonly Diet[], going: readonly Household[]): Diet[] {
  const ofGoing = going.flatMap(({ household_id }) =>
    diets.filter((diet) => diet.household_id === household_id),
  );
  return [
    ...ofGoing.filter(({ diet }) => isAllergy(diet)),
    ...ofGoing.filter(({ diet }) => !isAllergy(diet)),
  ];
}
