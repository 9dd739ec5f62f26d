import type { IconName } from '@/components/ui/icon';
import { capital, listText, lower } from '@/lib/text';
import type { Household } from '@/lib/trips/attendance/schema';
import type { CampDay, Days } from '@/lib/trips/days/schema';
import { shortName } from '@/lib/trips/households/household-name';
import type { ShownDay } from './day-lines';

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
  const before = plans.filter(({ at }) => at === null || at < DINNER).map(({ text }) => text);
  const after = plans.filter(({ at }) => at !== null && at >= DINNER).map(({ text }) => text);
  const all = [...before, ...(dinner ? [dinner] : []), ...after];
  if (all.length === 0) return null;
  const rest = all.slice(1).map(lower);
  return {
    icon: before.length > 0 || !dinner ? 'footprints' : 'flame',
    text: capital([all[0], ...rest].join(', then ')),
  };
}

/** For the order of dinner among the plans. */
const DINNER = '19:00';

/** "Tacos by Olivia", "Your pasta". */
function dinnerOf({ meals }: CampDay, { households, ownId }: Camp): string | null {
  const meal = meals.find(({ meal }) => meal === 'dinner');
  const cooks = households.filter(({ household_id }) => meal?.cooks.includes(household_id));
  if (!meal || cooks.length === 0) return null;
  const dish = meal.title ?? 'Dinner';
  if (cooks.length === 1 && cooks[0]?.household_id === ownId) return `Your ${lower(dish)}`;
  const names = cooks.map(({ household_id, profile_name }) =>
    household_id === ownId ? 'you' : shortName(profile_name),
  );
  return `${dish} by ${listText(names)}`;
}
