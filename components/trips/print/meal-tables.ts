import type { Day } from '@/lib/dates';
import { listText } from '@/lib/text';
import { shortName } from '@/lib/trips/households/household-name';
import { type MealKind, mealKinds } from '@/lib/trips/meals/grid';
import type { Meal, Meals } from '@/lib/trips/meals/schema';

/** One column for each day, and one row for each meal. */
export interface MealTable {
  days: Day[];
  rows: { meal: MealKind; cells: string[] }[];
}

/** As many as fit side by side on a sheet of paper. */
const MOST_DAYS = 5;
/** With more days, tables in which nothing is planned aren't printed. */
const MOST_OPEN_DAYS = 10;

/** Each table has about the same number of days. */
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

/** "Pancakes, Linh", "Nobody yet"; '' for a meal that needs no cook. */
function cellText(meal: Meal | undefined): string {
  if (!meal) return '';
  const { title, cooks, outside, meal: kind } = meal;
  const who = listText(cooks.map(({ name }) => shortName(name)));
  if (title !== null) return who ? `${title}, ${who}` : kind === 'snacks' ? title : `${title}, nobody yet`;
  return who || (outside || kind === 'snacks' ? '' : 'Nobody yet');
}
