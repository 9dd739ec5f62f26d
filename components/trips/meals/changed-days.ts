import type { MealPlace } from '@/lib/trips/meals/grid';
import type { Meal, Meals } from '@/lib/trips/meals/schema';

export type MealDay = Meals['days'][number];

/** A change to a meal, which the page shows before the change is saved. */
export type MealChange = MealPlace &
  (
    | { change: 'cook'; household_id: string; name: string }
    | { change: 'leave'; household_id: string }
    | { change: 'add'; id: string; text: string }
    | { change: 'tick'; id: string; ticked: boolean }
    | { change: 'take'; id: string; taken_by: string | null }
    | { change: 'remove'; id: string }
  );

/**
 * Returns the days with a change applied. Days and meals that the change doesn't affect are the
 * same objects as before.
 */
export const changedDays = (days: MealDay[], change: MealChange): MealDay[] =>
  days.map((each) =>
    each.day === change.day
      ? {
          ...each,
          meals: each.meals.map((meal) => (meal.meal === change.meal ? changedMeal(meal, change) : meal)),
        }
      : each,
  );

function changedMeal(meal: Meal, change: MealChange): Meal {
  const { cooks, items } = meal;
  switch (change.change) {
    case 'cook': {
      const { household_id, name } = change;
      const others = cooks.filter((cook) => cook.household_id !== household_id);
      return { ...meal, cooks: [...others, { household_id, name }] };
    }
    case 'leave':
      return { ...meal, cooks: cooks.filter(({ household_id }) => household_id !== change.household_id) };
    case 'add':
      return {
        ...meal,
        items: [...items, { id: change.id, text: change.text, ticked: false, taken_by: null }],
      };
    case 'tick':
      return {
        ...meal,
        items: items.map((item) => (item.id === change.id ? { ...item, ticked: change.ticked } : item)),
      };
    case 'take':
      return {
        ...meal,
        items: items.map((item) => (item.id === change.id ? { ...item, taken_by: change.taken_by } : item)),
      };
    case 'remove':
      return { ...meal, items: items.filter(({ id }) => id !== change.id) };
  }
}
