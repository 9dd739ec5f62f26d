import type { CampDay } from '@/lib/trips/days/schema';
import type { MealKind } from '@/lib/trips/meals/grid';

export type SaidDay =
  | { change: 'turn'; day: string; duty: number; household_id: string | null }
  | { change: 'join'; id: string; household_id: string; going: boolean }
  | { change: 'cook'; day: string; meal: MealKind; household_id: string; name: string }
  | { change: 'gone'; id: string };

export const changedCampDays = (days: CampDay[], said: SaidDay): CampDay[] =>
  days.map((day) => changedDay(day, said));

function changedDay(day: CampDay, said: SaidDay): CampDay {
  if ('day' in said && said.day !== day.day) return day;
  switch (said.change) {
    case 'turn':
      return {
        ...day,
        duties: day.duties.map((turn) =>
          turn.duty === said.duty ? { ...turn, household_id: said.household_id } : turn,
        ),
      };
    case 'cook':
      return {
        ...day,
        meals: day.meals.map((meal) =>
          meal.meal === said.meal ? { ...meal, cooks: [...meal.cooks, said.household_id] } : meal,
        ),
      };
    case 'join':
      return {
        ...day,
        plans: day.plans.map((plan) => {
          if (plan.id !== said.id) return plan;
          const others = plan.households.filter((id) => id !== said.household_id);
          return { ...plan, households: said.going ? [...others, said.household_id] : others };
        }),
      };
    case 'gone':
      return { ...day, plans: day.plans.filter(({ id }) => id !== said.id) };
    default:
      // Changes made on the meals page, such as a tick on the shopping list, don't change the
      // days.
      return day;
  }
}
