import { type Day, formatDayOfMonth } from '@/lib/dates';
import { countText, listText } from '@/lib/text';
import { dayName } from '@/lib/trips/day-name';
import type { MealKind, MealPlace } from '@/lib/trips/meals/grid';
import { type Portions, portionCount } from '@/lib/trips/meals/portions';

export const mealLabel: Record<MealKind, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snacks: 'Snacks',
};

export const outsideText = { before: 'Before we arrive', after: 'After we leave' } as const;

/** "Friday dinner"; on a trip with several Fridays "Fri 26 Mar dinner". */
export const mealName = ({ day, meal }: MealPlace, days: number): string => `${dayName(day, days)} ${meal}`;

/** "15 portions". */
export const portionsText = (portions: Portions): string => countText(portionCount(portions), 'portion');

/** "11 adults, 6 children and 1 baby". */
export const eatersText = ({ adults, children, toddlers, babies }: Portions): string =>
  listText(
    [
      adults > 0 && countText(adults, 'adult'),
      children > 0 && countText(children, 'child', 'children'),
      toddlers > 0 && countText(toddlers, 'toddler'),
      babies > 0 && countText(babies, 'baby', 'babies'),
    ].filter((part) => part !== false),
  );

/** The portions of a day's fullest meal. */
export const mostAt = (meals: readonly { portions: Portions }[]): Portions | null =>
  meals.reduce<Portions | null>(
    (most, { portions }) => (most && most.people >= portions.people ? most : portions),
    null,
  );

/** Says who the portions of the fullest day are for: "Sat 27 has 11 adults and 6 children." */
export function fullestText(days: readonly { day: Day; portions: Portions }[]): string {
  const [first, ...others] = [...days].sort((one, other) => other.portions.people - one.portions.people);
  if (!first) return '';
  const alike = others.every(({ portions }) => eatersText(portions) === eatersText(first.portions));
  return `${alike ? 'Every day has' : `${formatDayOfMonth(first.day)} has`} ${eatersText(first.portions)}.`;
}

/** The message for a household that has just taken a meal: who else cooks it. */
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
