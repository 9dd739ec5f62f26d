import type { IconName } from '@/components/ui/icon';
import { clockText, type Day } from '@/lib/dates';
import { capital, countWord, listText, lower } from '@/lib/text';
import type { DayPart } from '@/lib/trips/attendance/day-parts';
import { usualTimes } from '@/lib/trips/attendance/presence';
import type { Household } from '@/lib/trips/attendance/schema';
import { dayPartText } from '@/lib/trips/attendance/stay-text';
import type { TripDates } from '@/lib/trips/date-rules';
import type { CampDay } from '@/lib/trips/days/schema';
import { countAll } from '@/lib/trips/headcount/count';
import { shortName } from '@/lib/trips/households/household-name';
import { type MealPlace, mealTimes } from '@/lib/trips/meals/grid';
import { mealLabel } from '../meals/meal-words';
import type { DayStop } from '../stops/day-stop';

export interface DayLine {
  icon: IconName;
  text: string;
  /** True for a meal that nobody cooks. */
  open?: boolean;
}

export interface ShownDay {
  day: Day;
  lines: DayLine[];
  /** How many lines were left out. */
  more: number;
  /** Where people sleep that night; absent on a trip with one stop. */
  stop?: DayStop;
}

interface Camp {
  trip: TripDates;
  households: readonly Household[];
  ownId: string | null;
  open: readonly MealPlace[];
}

export type DayLines = (day: CampDay, camp: Camp) => ShownDay;

/** So many lines a day has on the overview. Its own page has them all. */
const MOST_LINES = 3;

export function shownDay(day: CampDay, camp: Camp): ShownDay {
  const lines = [...movesOn(day, camp), ...openOn(day, camp), ...eventsOn(day, camp)];
  return { day: day.day, lines: lines.slice(0, MOST_LINES), more: Math.max(0, lines.length - MOST_LINES) };
}

/** The day in one line, for somebody who hasn't answered. */
export function invitedDay(day: CampDay, camp: Camp): ShownDay {
  const [move] = movesOn(day, camp);
  const [plan] = plansOn(day);
  const first = move ?? plan?.line;
  const text = [first?.text, cookingText(day, camp)].filter(Boolean).join(', ');
  return { day: day.day, lines: text ? [{ icon: first?.icon ?? 'flame', text }] : [], more: 0 };
}

/** "Olivia cooks tacos"; null when nobody cooks dinner. */
function cookingText(day: CampDay, camp: Camp): string | null {
  const dinner = dinnerOn(day);
  const cooks = cooksOf(dinner, camp);
  if (cooks.length === 0) return null;
  const dish = dinner?.title ? ` ${lower(dinner.title)}` : '';
  return `${listText(cooks)} ${cooks.length === 1 ? 'cooks' : 'cook'}${dish}`;
}

const parts: readonly DayPart[] = ['morning', 'afternoon', 'night'];

/** Who arrives and who leaves. */
function movesOn({ day, arriving, leaving }: CampDay, camp: Camp): DayLine[] {
  const { trip, households } = camp;
  const usual = usualTimes(trip);
  const move = (ids: readonly string[], by: 'arrive_by' | 'leave_by', line: (who: Household[]) => DayLine) =>
    parts.flatMap((part) => {
      const who = households.filter(
        (each) => ids.includes(each.household_id) && (each[by] ?? usual[by]) === part,
      );
      if (who.length === 0) return [];
      const { icon, text } = line(who);
      return [{ icon, text: `${text} ${dayPartText[part]}` }];
    });
  const last = day === trip.end_date;
  return [
    ...move(arriving, 'arrive_by', (who) => ({
      icon: 'car',
      text: `${whoText(who, camp)} ${isOne(who, camp) ? 'arrives' : 'arrive'}`,
    })),
    ...move(leaving, 'leave_by', (who) =>
      last && who.length === households.length
        ? { icon: 'house', text: 'Pack up and home' }
        : { icon: 'house', text: `${whoText(who, camp)} ${isOne(who, camp) ? 'leaves' : 'leave'}` },
    ),
  ];
}

/** From this many households on they are counted instead of named. */
const MOST_NAMED = 3;

/** "You and Olivia’s three", "Everyone". */
function whoText(who: readonly Household[], { households, ownId }: Camp): string {
  if (who.length === households.length && who.length > 1) return 'Everyone';
  const named = who.map((household) => {
    if (household.household_id === ownId) return 'you';
    const { people } = countAll([household]);
    const name = shortName(household.profile_name);
    return people > 1 ? `${name}’s ${countWord(people)}` : name;
  });
  if (named.length <= MOST_NAMED) return capital(listText(named));
  return capital(`${named.slice(0, MOST_NAMED - 1).join(', ')} and ${named.length - MOST_NAMED + 1} more`);
}

/** True where the verb is in the singular. */
const isOne = (who: readonly Household[], { households, ownId }: Camp): boolean =>
  who.length === households.length && who.length > 1
    ? true
    : who.length === 1 && who[0]?.household_id !== ownId && countAll(who).people <= 1;

const openOn = ({ day }: CampDay, { open }: Camp): DayLine[] =>
  open
    .filter((each) => each.day === day)
    .map(({ meal }) => ({ icon: 'utensils', text: `${mealLabel[meal]}: nobody yet`, open: true }));

interface Timed {
  at: string;
  line: DayLine;
}

const inOrder = (one: Timed, other: Timed) => one.at.localeCompare(other.at);

const plansOn = ({ plans }: CampDay): Timed[] =>
  plans
    .map(
      ({ at, text }): Timed => ({
        at: at ?? '',
        line: { icon: 'footprints', text: at ? `${text}, ${clockText(at)}` : text },
      }),
    )
    .sort(inOrder);

export const dinnerOn = ({ meals }: CampDay) => meals.find(({ meal }) => meal === 'dinner');

/** By name, "you" for the reader's own household. */
export const cooksOf = (
  meal: CampDay['meals'][number] | undefined,
  { households, ownId }: Pick<Camp, 'households' | 'ownId'>,
): string[] =>
  households
    .filter(({ household_id }) => meal?.cooks.includes(household_id))
    .map(({ household_id, profile_name }) => (household_id === ownId ? 'you' : shortName(profile_name)));

/** The cooked dinner among the day's plans. */
function eventsOn(day: CampDay, camp: Camp): DayLine[] {
  const dinner = dinnerOn(day);
  const cooks = cooksOf(dinner, camp);
  const cooked: Timed[] =
    cooks.length > 0
      ? [
          {
            at: mealTimes.dinner.at,
            line: {
              icon: 'flame',
              text: [`Dinner: ${listText(cooks)}`, dinner?.title && lower(dinner.title)]
                .filter(Boolean)
                .join(', '),
            },
          },
        ]
      : [];
  return [...plansOn(day), ...cooked].sort(inOrder).map(({ line }) => line);
}
