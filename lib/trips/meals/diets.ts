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

const fillers = new Set(
  `all allergic allergies allergy anaphylactic anaphylaxis and any anything are avoid avoids bag bit but can cannot
  carries coeliac contain contains diet does doesn don eat eats epipen everything except fine food foods for free from
  has have him her his intolerance intolerant into is just likes little made may mild must never no none not of only or
  other out please products red sensitive severe severely sorts that the their them things to trace traces very vegan
  vegetarian well white with without`.split(/\s+/),
);

const kinds: Record<string, string[]> = {
  nut: ['almond', 'cashew', 'hazelnut', 'macadamia', 'peanut', 'pecan', 'pistachio', 'walnut'],
};

/** Cuts the plural ending or last vowel, so that tomatoes and tomato have the same stem. */
const stemOf = (word: string) => word.replace(/^(.{3,}?)(?:ies|ie|es|s|y|e)$/, '$1');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const isFood = (word: string) => word.length > 2 && !fillers.has(word);

function foodsIn(diet: string): Set<string> {
  const stems = wordsOf(diet).filter(isFood).map(stemOf);
  return new Set([...stems, ...stems.flatMap((stem) => (kinds[stem] ?? []).map(stemOf))]);
}

/** "gluten-free", but not "eggs, free range", which are eggs. */
const isFree = (words: string[], at: number) => words[at + 1] === 'free' && words[at + 2] !== 'range';

/** Compares whole words: "donut" contains no nut. No result doesn't mean that the food is safe. */
export function avoidedIn<D extends Pick<Diet, 'diet'>>(text: string, diets: readonly D[]): D[] {
  const stems = wordsOf(text)
    .filter((_, at, words) => !isFree(words, at))
    .map(stemOf);
  return diets.filter(({ diet }) => {
    const foods = foodsIn(diet);
    return stems.some((stem) => foods.has(stem));
  });
}
