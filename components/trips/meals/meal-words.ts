import { countText, listText, peopleText } from '@/lib/text';
import type { MealKind } from '@/lib/trips/meals/grid';
import { type Portions, portionCount } from '@/lib/trips/meals/portions';
import type { Meal } from '@/lib/trips/meals/schema';

export const mealLabel: Record<MealKind, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
};

/** "11 adults, 6 children and 1 baby". */
const eatersText = ({ adults, children, toddlers, babies }: Portions): string =>
  listText(
    [
      adults > 0 && countText(adults, 'adult'),
      children > 0 && countText(children, 'child', 'children'),
      toddlers > 0 && countText(toddlers, 'toddler'),
      babies > 0 && countText(babies, 'baby', 'babies'),
    ].filter((part) => part !== false),
  );

/** "9, then 12 people". Counts only the meals at which somebody is there. Snacks are for those at lunch. */
export function headcountText(meals: readonly Pick<Meal, 'meal' | 'outside' | 'portions'>[]): string {
  const counts = meals
    .filter(({ meal, outside }) => meal !== 'snacks' && !outside)
    .map(({ portions }) => portions.people);
  const changes = counts.filter((people, at) => people !== counts[at - 1]);
  const last = changes.pop();
  return last === undefined ? 'Nobody’s there' : [...changes, peopleText(last)].join(', then ');
}

/** "For 11 adults and 6 children, 14 adult portions": a child counts as half, a toddler as a quarter. */
export const mealSizeText = (portions: Portions): string =>
  `For ${eatersText(portions)}, ${countText(portionCount(portions), 'adult portion')}`;

/** Somebody has said something about the meal. */
export const isSaid = ({ title, notes, cooks, items }: Meal): boolean =>
  title !== null || notes !== null || cooks.length + items.length > 0;

/**
 * Returns the message for a household that has just become a meal's cook. It names the other cooks.
 */
export function cookingText(
  meal: string,
  cooks: readonly { household_id: string; name: string }[],
  who: { household_id: string; name: string; own: boolean },
): string {
  const others = cooks.filter(({ household_id }) => household_id !== who.household_id);
  const subject = who.own ? 'You cook' : `${who.name} cooks`;
  const together = others.length > 0 ? ` with ${listText(others.map(({ name }) => name))}` : '';
  return `${subject} ${meal}${together}.`;
}
