import type { Day } from '@/lib/dates';
import { listText } from '@/lib/text';
import { shortName } from '@/lib/trips/household-name';
import { type MealKind, mealKinds } from '@/lib/trips/meals/grid';
import type { Meal, Meals } from '@/lib/trips/meals/schema';

/** Some days of a trip side by side, meals below each other. */
export interface MealTable {
  days: Day[];
  rows: { meal: MealKind; cells: string[] }[];
}

/** As many as have room side by side on a sheet. */
const MOST_DAYS = 5;
/** Of a longer trip than this, only days round which something is planned. */
const MOST_OPEN_DAYS = 10;

/** A trip's meals in tables of about as many days each. */
export function mealTables(days: Meals['days']): MealTable[] {
  const count = Math.ceil(days.length / MOST_DAYS);
  const each = Math.ceil(days.length / count);
  return Array.from({ length: count }, (_, index) => days.slice(index * each, (index + 1) * each))
    .filter((some) => days.length <= MOST_OPEN_DAYS || some.some(({ meals }) => meals.some(isPlanned)))
    .map((some) => ({
      days: some.map(({ day }) => day),
      rows: mealKinds
        .map((meal) => ({
          meal,
          cells: some.map(({ meals }) => cellText(meals.find((each) => each.meal === meal))),
        }))
        .filter(({ cells }) => cells.some(Boolean)),
    }));
}

const isPlanned = ({ title, cooks }: Meal) => title !== null || cooks.length > 0;

/** "Pancakes, Linh", "Nobody yet"; nothing for a meal that nobody is asked to cook. */
function cellText(meal: Meal | undefined): string {
  if (!meal) return '';
  const { title, cooks, outside, meal: kind } = meal;
  const who = listText(cooks.map(({ name }) => shortName(name)));
  if (title !== null) return who ? `${title}, ${who}` : kind === 'snacks' ? title : `${title}, nobody yet`;
  return who || (outside || kind === 'snacks' ? '' : 'Nobody yet');
}
