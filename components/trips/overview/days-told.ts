import type { IconName } from '@/components/ui/icon';
import { capital, listText, lower } from '@/lib/text';
import type { Household } from '@/lib/trips/attendance/schema';
import type { CampDay, Days } from '@/lib/trips/days/schema';
import { mealTimes } from '@/lib/trips/meals/grid';
import { cooksOf, dinnerOn, type ShownDay } from './day-lines';

interface Camp {
  households: readonly Household[];
  ownId: string | null;
}

/** What each day was, made from its plans and its dinner. Days with neither are left out. */
export const daysTold = ({ days }: Days, camp: Camp): ShownDay[] =>
  days.flatMap((day) => {
    const line = told(day, camp);
    return line ? [{ day: day.day, lines: [line], more: 0 }] : [];
  });

function told(day: CampDay, camp: Camp): { icon: IconName; text: string } | null {
  const plans = [...day.plans].sort((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  const dinner = dinnerOf(day, camp);
  const before = plans.filter(({ at }) => at === null || at < mealTimes.dinner.at).map(({ text }) => text);
  const after = plans.filter(({ at }) => at !== null && at >= mealTimes.dinner.at).map(({ text }) => text);
  const all = [...before, ...(dinner ? [dinner] : []), ...after];
  if (all.length === 0) return null;
  const rest = all.slice(1).map(lower);
  return {
    icon: before.length > 0 || !dinner ? 'footprints' : 'flame',
    text: capital([all[0], ...rest].join(', then ')),
  };
}

/** "Tacos by Olivia", "Your pasta". */
function dinnerOf(day: CampDay, camp: Camp): string | null {
  const meal = dinnerOn(day);
  const cooks = cooksOf(meal, camp);
  if (!meal || cooks.length === 0) return null;
  const dish = meal.title ?? 'Dinner';
  const own = camp.ownId !== null && meal.cooks.includes(camp.ownId);
  return own && cooks.length === 1 ? `Your ${lower(dish)}` : `${dish} by ${listText(cooks)}`;
}
