import { type Day, formatDayOfMonth } from '@/lib/dates';
import { countText, listText } from '@/lib/text';
import { dayName } from '@/lib/trips/date-rules';
import type { MealKind, MealPlace } from '@/lib/trips/meals/grid';
import { type Portions, portionCount } from '@/lib/trips/meals/portions';

export const mealLabel: Record<MealKind, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
};

export const outsideText = { before: 'Before we arrive', after: 'After we leave' } as const;

/**
 * Returns a meal's name: "Friday dinner". On a trip with several Fridays it is "Fri 26 Mar dinner".
 */
export const mealName = ({ day, meal }: MealPlace, days: number): string => `${dayName(day, days)} ${meal}`;

/** Returns the number of portions as text: "15 portions". */
export const portionsText = (portions: Portions): string => countText(portionCount(portions), 'portion');

/** Returns who eats: "11 adults, 6 children and 1 baby". */
export const eatersText = ({ adults, children, toddlers, babies }: Portions): string =>
  listText(
    [
      adults > 0 && countText(adults, 'adult'),
      children > 0 && countText(children, 'child', 'children'),
      toddlers > 0 && countText(toddlers, 'toddler'),
      babies > 0 && countText(babies, 'baby', 'babies'),
    ].filter((part) => part !== false),
  );

/** Returns the portions of the meal with the most people; null when there are no meals. */
export const mostAt = (meals: readonly { portions: Portions }[]): Portions | null =>
  meals.reduce<Portions | null>(
    (most, { portions }) => (most && most.people >= portions.people ? most : portions),
    null,
  );

/** Returns a sentence about the day with the most people: "Sat 27 has 11 adults and 6 children." */
export function fullestText(days: readonly { day: Day; portions: Portions }[]): string {
  const [first, ...others] = [...days].sort((one, other) => other.portions.people - one.portions.people);
  if (!first) return '';
  const alike = others.every(({ portions }) => eatersText(portions) === eatersText(first.portions));
  return `${alike ? 'Every day has' : `${formatDayOfMonth(first.day)} has`} ${eatersText(first.portions)}.`;
}

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
